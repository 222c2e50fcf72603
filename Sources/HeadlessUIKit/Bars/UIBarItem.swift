public import Foundation

/// What a bar shows in one place.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// Whether the item can be touched.
  open var isEnabled = true

  /// A number by which the item can be told apart.
  open var tag = 0

  /// What assistive technology reads.
  open var accessibilityLabel: String?

  /// A name by which a test finds the item.
  open var accessibilityIdentifier: String?
}
