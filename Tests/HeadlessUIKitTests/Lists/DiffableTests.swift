import Foundation
import HeadlessUIKit
import Testing

/// A table of snapshots that counts what its cells do.
private final class Rack: UIViewController {
  final class Row: UITableViewCell {
    var prepared = 0
    override func prepareForReuse() { prepared += 1 }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
  var names: [Int: String] = [:]
  var asked: [Int] = []
  var ignoresOldCells = false
  private(set) lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
    [unowned self] table, place, item in
    asked.append(item)
    let cell =
      ignoresOldCells
      ? Row(style: .default, reuseIdentifier: "row")
      : table.dequeueReusableCell(withIdentifier: "row", for: place)
    cell.textLabel?.text = names[item] ?? "Item \(item)"
    return cell
  }

  override func viewDidLoad() {
    view.addSubview(table)
    table.register(Row.self, forCellReuseIdentifier: "row")
  }

  func show(_ items: [Int], _ change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    change(&snapshot)
    source.apply(snapshot)
  }
}

@MainActor
@Suite("A table view keeps the cells that a snapshot reconfigures, and reports misuse of snapshots")
struct DiffableTests {
  @Test("A cell that is set up anew stays, with the selection")
  func reconfigured() async throws {
    try await onScreen { screen in
      let rack = Rack()
      let window = screen.show(rack)
      rack.show([1, 2, 3]) { _ in }
      screen.turn()
      try screen.tap("Item 2")
      let cell = rack.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Rack.Row
      rack.asked = []
      rack.names[2] = "Two"
      rack.show([3, 2]) { $0.reconfigureItems([2]) }
      screen.turn()
      #expect(rack.asked == [2])
      #expect(screen.accessibleLabels.sorted() == ["Item 3", "Two"])
      #expect(rack.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
      #expect(rack.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(cell?.prepared == 0)
      #expect(cell?.isSelected == true)
      #expect(screen.faults == [])
      rack.source.apply(rack.source.snapshot())
      #expect(rack.asked == [2])
      _ = window
    }
  }

  @Test("A provider that makes another cell while one is set up anew is a fault")
  func replaced() async throws {
    try await onScreen { screen in
      let rack = Rack()
      let window = screen.show(rack)
      rack.show([1]) { _ in }
      screen.turn()
      let cell = rack.table.visibleCells.first
      rack.ignoresOldCells = true
      rack.show([1]) { $0.reconfigureItems([1]) }
      screen.turn()
      #expect(rack.table.visibleCells.first === cell)
      #expect(screen.faults.map(\.kind) == [.invalidUpdate])
      _ = window
    }
  }

  @Test(
    "Misuse of a snapshot is a fault when it is shown, and does nothing else",
    arguments: [
      "there are currently no sections", "invalid section", "item identifiers are not unique",
      "section identifiers are not unique", "reload", "reconfigure",
    ])
  func misuse(message: String) async throws {
    try await onScreen { screen in
      let rack = Rack()
      let window = screen.show(rack)
      rack.show([1, 2]) { snapshot in
        switch message {
        case "there are currently no sections":
          snapshot.deleteAllItems()
          snapshot.appendItems([1])
          snapshot.appendSections([0])
          snapshot.appendItems([1, 2])
        case "invalid section": snapshot.appendItems([3], toSection: 4)
        case "item identifiers are not unique": snapshot.appendItems([3, 3])
        case "section identifiers are not unique": snapshot.appendSections([0])
        case "reload": snapshot.reloadItems([7])
        default: snapshot.reconfigureItems([7])
        }
      }
      screen.turn()
      #expect(screen.faults.map(\.kind) == [.invalidSnapshot])
      #expect(screen.faults.first?.severity == .exception)
      #expect(screen.faults.first?.message.lowercased().contains(message) == true)
      #expect(rack.source.snapshot().itemIdentifiers == [1, 2])
      #expect(rack.table.numberOfSections == 1)
      rack.source.apply(rack.source.snapshot())
      #expect(screen.faults.count == 1)
      _ = window
    }
  }

  @Test("Items that are there already move, which the console tells")
  func moved() async throws {
    try await onScreen { screen in
      let rack = Rack()
      let window = screen.show(rack)
      rack.show([1, 2]) { $0.appendItems([1]) }
      #expect(screen.faults.map(\.severity) == [.log])
      #expect(rack.source.snapshot().itemIdentifiers == [2, 1])
      _ = window
    }
  }
}
