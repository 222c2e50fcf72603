/// The view of an item in a collection that is a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// The content that a row has.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
