import Portolan
import PortolanUIKit
import Shelf

/// Lists the books, and those that a search finds.
final class BooksViewController: UITableViewController {
  private unowned let app: ShelfApp
  private let search = UISearchController(searchResultsController: nil)
  private var shown: [Book]

  init(app: ShelfApp) {
    self.app = app
    shown = app.books
    super.init(style: .plain)
    title = "Books"
  }

  /// Not available: the list comes from code.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    // A book is pushed over the search, which is there again afterwards.
    definesPresentationContext = true
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "f", modifierFlags: .command, action: Self.searchAction)]
  }

  func beginSearch() { search.searchBar.becomeFirstResponder() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.show(shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    app.navigator.show(.book(id: shown[indexPath.row].id))
  }
}

extension BooksViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    shown = app.books(with: searchController.searchBar.text ?? "")
    tableView.reloadData()
  }
}
