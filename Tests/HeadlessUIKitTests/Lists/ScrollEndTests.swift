import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("The user scrolls a list no further than its end") struct ScrollEndTests {
  @Test("The last row is found at the lowest place, and a short list stays")
  func end() async throws {
    try await onScreen { screen in
      let list = Groceries([Groceries.long])
      let window = screen.show(list)
      screen.turn()
      try screen.scroll(to: "Row 100")
      let table = try #require(list.tableView)
      #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
      list.sections = [["Apple"]]
      table.reloadData()
      table.contentOffset = .zero
      screen.turn()
      #expect(throws: HeadlessTouchError.self) { try screen.scroll(to: "Pear") }
      #expect(table.contentOffset == .zero)
      _ = window
    }
  }
}
