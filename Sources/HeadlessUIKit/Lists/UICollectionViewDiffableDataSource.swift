public import Foundation

/// Fills a collection from snapshots of sections and items.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  private weak var list: UICollectionView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source and gives it to a collection.
  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    list = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot; what is selected stays so where it is still there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let before = shown
    list?.tiles.load()
    shown = snapshot.settled
    list?.tiles.rearrange { place in
      guard let item = before.item(at: place), !snapshot.reloaded.contains(item) else { return nil }
      return shown.place(of: item)
    }
    list?.tiles.reconfigure(snapshot.reconfigured.compactMap(shown.place))
    let screen = list?.screen ?? .current
    for problem in snapshot.problems {
      screen.record(.invalidSnapshot, problem.severity, problem.message)
    }
    guard let completion else { return }
    (list?.screen ?? .current).animate(for: animatingDifferences ? 0.3 : 0, {}) { _ in completion()
    }
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { shown }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.place(of: itemIdentifier)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSection: shown.sectionIdentifiers[section]) }

  /// The cell that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}
