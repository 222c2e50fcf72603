public import Foundation

/// A layout of groups; the model has lists.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  override init() { super.init() }

  /// Creates a layout; an archive's contents are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layout of a list.
  @available(tvOS, unavailable)
  @preconcurrency public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout() }
}
