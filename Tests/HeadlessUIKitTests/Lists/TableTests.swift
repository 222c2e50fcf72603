import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A table view creates cells only for visible rows, and updates when code adds or removes rows")
struct TableTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("U190 only rows in sight have cells, and a cell is used again")
  func reuse() async throws {
    try await onScreen { screen in
      let list = Groceries([Groceries.long])
      let window = screen.show(list)
      screen.turn()
      let table = try #require(list.tableView)
      #expect(table.visibleCells.count == 20)
      #expect(table.cellForRow(at: row(40)) == nil)
      #expect(screen.accessibleLabels.contains("Row 1"))
      #expect(!screen.accessibleLabels.contains("Row 41"))
      let first = try #require(table.cellForRow(at: row(0)))
      table.scrollToRow(at: row(40), at: .top, animated: false)
      screen.turn()
      #expect(screen.accessibleLabels.first == "Row 41")
      #expect(table.indexPathsForVisibleRows?.first == row(40))
      #expect(table.indexPath(for: first) != row(0))
      table.scrollToRow(at: row(0), at: .top, animated: false)
      screen.turn()
      #expect(table.visibleCells.count == 20)
      #expect(
        Set((0..<20).compactMap { table.cellForRow(at: row($0)) }.map(ObjectIdentifier.init)).count
          == 20)
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("Sections have texts above them, which the screen shows")
  func headers() async throws {
    final class Titled: Groceries {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { ["Fruit", "Bread"][section] }
    }
    try await onScreen { screen in
      let list = Titled([["Apple"], ["Roll"]], style: .grouped)
      let window = screen.show(list)
      screen.turn()
      #expect(screen.accessibleLabels.sorted() == ["Apple", "Bread", "Fruit", "Roll"])
      #expect(list.tableView.rectForRow(at: row(0, 1)).minY == CGFloat(100))
      #expect(screen.tappable == ["Apple", "Roll"])
      _ = window
    }
  }

  @Test("U191 rows come and go with their cells and the selection")
  func changes() async throws {
    try await onScreen { screen in
      let list = Groceries([["Apple", "Pear", "Plum"]])
      let window = screen.show(list)
      screen.turn()
      let table = try #require(list.tableView)
      try screen.tap("Pear")
      let pear = table.cellForRow(at: row(1))
      list.sections = [["Fig", "Pear", "Plum", "Quince"]]
      table.performBatchUpdates {
        table.deleteRows(at: [row(0)], with: .automatic)
        table.insertRows(at: [row(0), row(3)], with: .fade)
      }
      screen.turn()
      #expect(screen.accessibleLabels == ["Pear", "Plum", "Fig", "Quince"])
      #expect(table.cellForRow(at: row(1)) === pear)
      #expect(list.selected == ["Pear"])
      list.sections = [["Pear"]]
      table.beginUpdates()
      table.deleteRows(at: [row(0)], with: .none)
      table.deleteRows(at: [row(2), row(3)], with: .none)
      table.endUpdates()
      screen.turn()
      #expect(screen.tappable == ["Pear"])
      #expect(table.indexPathForSelectedRow == row(0))
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("U191 counts that do not agree are an exception")
  func disagreement() async throws {
    try await onScreen { screen in
      let list = Groceries([["Apple", "Pear"]])
      let window = screen.show(list)
      screen.turn()
      list.tableView.insertRows(at: [row(0)], with: .none)
      #expect(screen.faults.map(\.kind) == [.invalidUpdate])
      #expect(screen.faults.first?.message.contains("after the update (2)") == true)
      list.tableView.deleteSections([0], with: .none)
      #expect(screen.faults.count == 2)
      _ = window
    }
  }

  @Test("U192 asking for all rows again takes the selection away")
  func reload() async throws {
    try await onScreen { screen in
      let list = Groceries([["Apple", "Pear"]])
      let window = screen.show(list)
      screen.turn()
      try screen.tap("Pear")
      list.tableView.reloadRows(at: [row(0)], with: .none)
      #expect(list.selected == ["Pear"])
      list.tableView.reloadRows(at: [row(1)], with: .none)
      #expect(list.selected.isEmpty)
      screen.turn()
      try screen.tap("Pear")
      list.sections = [["Pear", "Apple"]]
      list.tableView.reloadData()
      screen.turn()
      #expect(list.selected.isEmpty)
      #expect(screen.tappable == ["Pear", "Apple"])
      _ = window
    }
  }

  @Test("A name without a registered cell is an exception")
  func unregistered() async throws {
    try await onScreen { screen in
      let table = UITableView()
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      _ = table.dequeueReusableCell(withIdentifier: "none", for: row(0))
      #expect(screen.faults.map(\.kind) == [.unregisteredCell])
    }
  }

  @Test("A cell of an archive is made by it, once")
  func archive() async throws {
    final class Row: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() { prepared += 1 }
    }
    final class Listed: Groceries {
      override func viewDidLoad() {
        tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      }
    }
    try await onScreen { screen in
      var owners = 0
      screen.archives.addNib("Row") { _ in
        owners += 1
        return [Row(style: .subtitle, reuseIdentifier: "row")]
      }
      let list = Listed([["Apple"]])
      let window = screen.show(list)
      screen.turn()
      list.tableView.reloadData()
      screen.turn()
      let cell = try #require(list.tableView.visibleCells.first as? Row)
      #expect(owners == 1)
      #expect(cell.prepared == 1)
      #expect(screen.accessibleLabels == ["Apple"])
      _ = window
    }
  }
}
