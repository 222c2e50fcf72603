public import Foundation

/// Where items stand; the model has them in rows.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout; an archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }
}
