import Foundation
import PortolanUIKit

/// Rows that push a screen.
final class FactList: UITableViewController {
  let search = UISearchController(searchResultsController: nil)
  private let count: Int
  private let calls: FactCalls

  init(_ count: Int, _ trial: FactTrial) {
    self.count = count
    calls = trial.calls
    super.init(style: .plain)
    title = "List"
    search.obscuresBackgroundDuringPresentation = false
  }

  required init?(coder: NSCoder) { nil }

  /// A list in the window, at rest.
  static func shown(_ count: Int, _ trial: FactTrial) async throws -> FactList {
    let list = FactList(count, trial)
    try await trial.show(list)
    return list
  }

  /// The places of the selected rows.
  var selected: [Int] { (tableView.indexPathsForSelectedRows ?? []).map(\.row) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.add("did select \(indexPath.row)")
    guard let navigationController else { return }
    navigationController.pushViewController(FactController("Detail", calls), animated: true)
  }
}
