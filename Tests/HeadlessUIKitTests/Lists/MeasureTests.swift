import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A table view can scroll to a row in the same main-actor turn in which code adds the row")
struct MeasureTests {
  private let last = IndexPath(row: 119, section: 0)

  @Test("A table scrolls to a row that has come in the same turn")
  func inserted() async throws {
    try await onScreen { screen in
      let list = Groceries([Groceries.long])
      let window = screen.show(list)
      screen.turn()
      let table = try #require(list.tableView)
      list.sections[0] += (101...120).map { "Row \($0)" }
      table.insertRows(
        at: (100..<120).map { IndexPath(row: $0, section: 0) }, with: .none)
      #expect(table.contentSize.height == CGFloat(120 * 44))
      #expect(table.rectForRow(at: last).maxY == CGFloat(120 * 44))
      table.scrollToRow(at: last, at: .bottom, animated: false)
      screen.turn()
      #expect(table.indexPathsForVisibleRows?.last == last)
      _ = window
    }
  }

  @Test("A table scrolls to an item of a snapshot in the same turn")
  func applied() async throws {
    try await onScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Item \(item)"
        return cell
      }
      let root = UIViewController()
      root.view.addSubview(table)
      let window = screen.show(root)
      screen.turn()
      var snapshot = source.snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<120))
      source.apply(snapshot, animatingDifferences: false)
      #expect(table.contentSize.height == CGFloat(120 * 44))
      table.scrollToRow(at: last, at: .bottom, animated: false)
      screen.turn()
      #expect(screen.accessibleLabels.contains("Item 119"))
      _ = window
    }
  }
}
