import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("A table view controller uses the table view from its nib")
struct ListArchiveTests {
  private final class Listed: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
  }

  private final class Other: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test("A table controller takes the table of its archive, which keeps a source of its own")
  func table() async throws {
    try await onScreen { screen in
      let other = Other()
      for source in [nil, other] {
        let table = UITableView(frame: .zero, style: .grouped)
        table.dataSource = source
        screen.archives.addNib("List") { _ in [table] }
        let list = Listed(nibName: "List", bundle: nil)
        let window = screen.show(list)
        screen.turn()
        #expect(list.tableView === table)
        #expect(table.visibleCells.count == (source == nil ? 2 : 1))
        #expect(table.delegate === list)
        #expect(screen.faults == [])
        _ = window
      }
    }
  }

  @Test("An archive whose view is no table is an exception for a table controller")
  func noTable() async throws {
    try await onScreen { screen in
      screen.archives.addNib("List") { _ in [UIView()] }
      let list = Listed(nibName: "List", bundle: nil)
      let window = screen.show(list)
      screen.turn()
      #expect(list.tableView?.visibleCells.count == 2)
      #expect(screen.faults.map(\.kind) == [.missingView])
      _ = window
    }
  }
}
