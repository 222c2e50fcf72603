import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("A table view reuses a cell that it has decoded from a registered nib")
struct ArchivedCellTests {
  private final class Row: UITableViewCell {
    var prepared = 0
    override func prepareForReuse() { prepared += 1 }
  }

  private final class Listed: Groceries {
    override func viewDidLoad() {
      tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    }
  }

  @Test("A cell that its archive decodes has the registered name and is used again")
  func decoded() async throws {
    try await onScreen { screen in
      var made = 0
      screen.archives.addNib("Row") { _ in
        made += 1
        return [Row(coder: NSKeyedArchiver(requiringSecureCoding: false))].compactMap { $0 }
      }
      let list = Listed([["Apple"]])
      let window = screen.show(list)
      screen.turn()
      list.tableView.reloadData()
      screen.turn()
      let cell = try #require(list.tableView.visibleCells.first as? Row)
      #expect(cell.reuseIdentifier == "row")
      #expect(made == 1)
      #expect(cell.prepared == 1)
      _ = window
    }
  }
}
