import HeadlessUIKit
import Testing

/// A collection that is a list, filled from snapshots.
private final class Shelf: UIViewController, UICollectionViewDelegate {
  let log = CallLog()
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>?
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: .list)

  override func viewDidLoad() {
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    collection.delegate = self
  }

  func show(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot)
  }

  var selected: [String] {
    (collection.indexPathsForSelectedItems ?? []).compactMap { source?.itemIdentifier(for: $0) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("select \(source?.itemIdentifier(for: indexPath) ?? "?")")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("deselect \(source?.itemIdentifier(for: indexPath) ?? "?")")
  }
}

extension UICollectionViewLayout {
  fileprivate static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}

@MainActor @Suite("A collection view and a table view show the items of their diffable snapshots")
struct CollectionTests {
  @Test("U194 rows are tapped, out of sight after scrolling, and leave each other")
  func tapping() async throws {
    try await onScreen { screen in
      let shelf = Shelf()
      let window = screen.show(shelf)
      shelf.show(Groceries.long)
      screen.turn()
      #expect(screen.accessibleLabels.first == "Row 1")
      #expect(shelf.collection.visibleCells.count == 20)
      try screen.tap("Row 2")
      try screen.scroll(to: "Row 70")
      try screen.tap("Row 70")
      #expect(shelf.log.take() == ["select Row 2", "deselect Row 2", "select Row 70"])
      #expect(screen.faults == [])
      _ = window
    }
  }

  @Test("U192 a snapshot keeps what is selected and the cells of what stays")
  func snapshots() async throws {
    try await onScreen { screen in
      let shelf = Shelf()
      let window = screen.show(shelf)
      shelf.show(["Lamp", "Vase"])
      screen.turn()
      try screen.tap("Vase")
      let cell = shelf.collection.visibleCells.last
      shelf.show(["Vase", "Clock", "Lamp"])
      screen.turn()
      #expect(screen.tappable.sorted() == ["Clock", "Lamp", "Vase"])
      #expect(shelf.selected == ["Vase"])
      #expect(shelf.source?.indexPath(for: "Vase").flatMap(shelf.collection.cellForItem) === cell)
      shelf.show(["Lamp"])
      screen.turn()
      #expect(shelf.selected.isEmpty)
      #expect(screen.tappable == ["Lamp"])
      #expect(screen.faults == [])
      _ = window
    }
  }

  @Test("A cell that is set up anew stays in a collection too; misuse and the end are told")
  func reconfigured() async throws {
    try await onScreen { screen in
      let shelf = Shelf()
      let window = screen.show(shelf)
      shelf.show(["Lamp", "Vase"])
      screen.turn()
      try screen.tap("Vase")
      let cells = shelf.collection.visibleCells
      var ends = 0
      var snapshot = try #require(shelf.source?.snapshot())
      snapshot.reconfigureItems(["Vase"])
      snapshot.appendSections([0])
      shelf.source?.apply(snapshot) { ends += 1 }
      screen.finishTransitions()
      screen.advance(by: .seconds(1))
      #expect(shelf.collection.visibleCells == cells)
      #expect(shelf.selected == ["Vase"])
      #expect(screen.faults.map(\.kind) == [.invalidSnapshot])
      #expect(ends == 1)
      _ = window
    }
  }

  @Test("A table is filled from snapshots too; items that are to be made anew lose the selection")
  func table() async throws {
    try await onScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      var made = 0
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        table, place, item in
        made += 1
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: place)
        cell.textLabel?.text = "Item \(item)"
        return cell
      }
      let root = UIViewController()
      root.view.addSubview(table)
      let window = screen.show(root)
      var snapshot = source.snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      snapshot.appendItems([3], toSection: "b")
      source.apply(snapshot)
      screen.turn()
      try screen.tap("Item 3")
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
      snapshot.deleteSections(["a"])
      source.apply(snapshot)
      screen.turn()
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
      #expect(made == 3)
      snapshot.reloadItems([3])
      source.apply(snapshot)
      screen.turn()
      #expect(made == 4)
      #expect(table.indexPathForSelectedRow == nil)
      #expect(screen.faults == [])
      _ = window
    }
  }
}
