public import Foundation

/// What a tab bar shows about one tab.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a picture of its own for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The picture while the tab is selected.
  open var selectedImage: UIImage?

  /// The text in the badge.
  open var badgeValue: String?
}
