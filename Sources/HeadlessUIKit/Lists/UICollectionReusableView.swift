public import Foundation

/// A view that a collection uses again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  private(set) var identifier: String?

  /// Creates a view; its collection makes views of registered types in this way.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name by which it is used again.
  open var reuseIdentifier: String? { identifier }

  /// Says that the view will be used for another item.
  open func prepareForReuse() {}

  func named(_ identifier: String) { self.identifier = identifier }
}
