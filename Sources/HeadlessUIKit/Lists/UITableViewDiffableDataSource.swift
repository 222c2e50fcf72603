public import Foundation

/// Fills a table from snapshots of sections and items.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var list: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source and gives it to a table.
  public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    list = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
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
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// How many items a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }

  /// The cell that the provider makes.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
