import HeadlessUIKit
import Testing

/// A list that shows what its search finds, or has a screen for that.
private final class Shelf: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let search: UISearchController
  let log = CallLog()
  private let names = ["Lamp", "Ladle", "Vase"]
  private var shown = ["Lamp", "Ladle", "Vase"]

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(style: .plain)
    title = "Shelf"
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = shown[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    log.add("update \"\(text)\" \(searchController.isActive)")
    shown = text.isEmpty ? names : names.filter { $0.hasPrefix(text) }
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.add("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.add("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
}

@MainActor @Suite("A search controller presents itself, and the app can push a result over it")
struct SearchTests {
  private func shown(
    _ screen: HeadlessScreen, _ shelf: Shelf
  ) -> (UINavigationController, UIWindow) {
    let stack = UINavigationController(rootViewController: shelf)
    let window = screen.show(stack)
    screen.turn()
    return (stack, window)
  }

  @Test("U195 typing presents the search and asks for results", arguments: Conditions.all)
  func typing(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let shelf = Shelf()
      shelf.definesPresentationContext = true
      let (_, window) = shown(screen, shelf)
      #expect(screen.tappable == ["Lamp", "Ladle", "Vase", "Search", "Add"])
      try screen.type("La", into: "Search")
      screen.finishTransitions()
      #expect(
        shelf.log.take() == ["willPresent", "update \"\" true", "update \"La\" true", "didPresent"])
      #expect(shelf.search.isActive)
      #expect(screen.keyboard === shelf.search.searchBar.searchTextField)
      #expect(screen.tappable == ["Lamp", "Ladle", "Search", "Cancel"])
      #expect(screen.accessibleLabels.contains("La"))
      try screen.tap("Cancel")
      screen.finishTransitions()
      #expect(shelf.log.take() == ["willDismiss", "update \"\" false", "didDismiss"])
      #expect(screen.tappable == ["Lamp", "Ladle", "Vase", "Search", "Add"])
      #expect(screen.keyboard == nil)
      #expect(shelf.presentedViewController == nil)
      _ = window
    }
  }

  @Test("U195 the screen that defines the context presents it, or else the stack")
  func presenter() async throws {
    try await onScreen { screen in
      for defines in [true, false] {
        let shelf = Shelf()
        shelf.definesPresentationContext = defines
        let (stack, window) = shown(screen, shelf)
        shelf.search.isActive = true
        screen.finishTransitions()
        #expect(shelf.presentedViewController === shelf.search)
        #expect(stack.presentedViewController === (defines ? nil : shelf.search))
        #expect(shelf.search.presentingViewController === (defines ? shelf : stack))
        #expect(screen.tappable == ["Lamp", "Ladle", "Vase", "Search", "Cancel"])
        shelf.dismiss(animated: true)
        screen.finishTransitions()
        #expect(!shelf.search.isActive)
        _ = window
      }
    }
  }

  @Test("U195 a result is pushed over a search that stays", arguments: Conditions.all)
  func pushed(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let shelf = Shelf()
      shelf.definesPresentationContext = true
      let (stack, window) = shown(screen, shelf)
      try screen.type("L", into: "Search")
      screen.finishTransitions()
      try screen.tap("Ladle")
      screen.finishTransitions()
      #expect(stack.topViewController?.title == "Ladle")
      #expect(screen.tappable == ["Back"])
      #expect(screen.keyboard == nil)
      try screen.tap("Back")
      screen.finishTransitions()
      #expect(shelf.search.isActive)
      #expect(shelf.search.searchBar.text == "L")
      #expect(screen.tappable == ["Lamp", "Ladle", "Search", "Cancel"])
      _ = window
    }
  }

  @Test("U195 a search that its stack presents stays in front of what is pushed")
  func left() async throws {
    try await onScreen { screen in
      let shelf = Shelf()
      let (stack, window) = shown(screen, shelf)
      shelf.search.isActive = true
      screen.finishTransitions()
      try screen.tap("Lamp")
      screen.finishTransitions()
      #expect(stack.topViewController?.title == "Lamp")
      #expect(screen.tappable == ["Search", "Cancel"])
      try screen.tap("Cancel")
      screen.finishTransitions()
      #expect(screen.tappable == ["Back"])
      _ = window
    }
  }

  @Test("U196 a searched screen presents over its search, or by its ancestor as assumed")
  func beside() async throws {
    for refuses in [true, false] {
      var assumptions = HeadlessAssumptions()
      assumptions.searchesRefusePresentations = refuses
      try await onScreen(.iOS18, assumptions) { screen in
        let shelf = Shelf()
        shelf.definesPresentationContext = true
        let (stack, window) = shown(screen, shelf)
        shelf.search.isActive = true
        screen.finishTransitions()
        let sheet = UIViewController()
        shelf.present(sheet, animated: true)
        screen.finishTransitions()
        #expect((sheet.presentingViewController === stack) == !refuses)
        #expect(screen.faults.map(\.kind) == (refuses ? [.alreadyPresenting] : []))
        let other = UIViewController()
        if refuses {
          shelf.search.present(other, animated: true)
          screen.finishTransitions()
          #expect(other.presentingViewController === shelf.search)
        }
        _ = window
      }
    }
  }

  @Test("Results of their own cover the list, once there is a text")
  func results() async throws {
    try await onScreen { screen in
      for defines in [true, false] {
        let found = UIViewController()
        found.view.addSubview(UIButton(primaryAction: UIAction(title: "Found") { _ in }))
        let shelf = Shelf(results: found)
        shelf.definesPresentationContext = defines
        shelf.search.obscuresBackgroundDuringPresentation = true
        let (_, window) = shown(screen, shelf)
        shelf.search.isActive = true
        screen.finishTransitions()
        #expect(screen.tappable == ["Search", "Cancel"])
        try screen.type("x", into: "Search")
        #expect(screen.tappable == ["Found", "Search", "Cancel"])
        #expect(screen.accessibleLabels.contains("Found"))
        #expect(screen.accessibleLabels.contains("x"))
        shelf.search.isActive = false
        screen.finishTransitions()
        #expect(screen.tappable == ["Lamp", "Ladle", "Vase", "Search", "Add"])
        _ = window
      }
    }
  }

  @Test("A screen that leaves its stack takes its search along", arguments: Conditions.profiles)
  func popped(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      weak var gone: Shelf?
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = screen.show(stack)
      do {
        let shelf = Shelf()
        gone = shelf
        shelf.definesPresentationContext = true
        stack.pushViewController(shelf, animated: false)
        screen.finishTransitions()
        shelf.search.isActive = true
        screen.finishTransitions()
        #expect(shelf.search.isActive)
        stack.popViewController(animated: true)
      }
      screen.finishTransitions()
      screen.advance(by: .seconds(3))
      #expect(gone == nil)
      #expect(screen.faults.isEmpty)
      _ = window
    }
  }

  @Test("A search that is not shown does not begin")
  func unshown() async throws {
    try await onScreen { screen in
      let shelf = Shelf()
      shelf.search.isActive = true
      #expect(!shelf.search.isActive)
      let (stack, window) = shown(screen, shelf)
      shelf.navigationItem.searchController = nil
      screen.turn()
      #expect(!screen.tappable.contains("Search"))
      shelf.tableView.tableHeaderView = shelf.search.searchBar
      screen.turn()
      #expect(screen.tappable.contains("Search"))
      try screen.tap("Search")
      screen.finishTransitions()
      #expect(stack.presentedViewController === shelf.search)
      _ = window
    }
  }
}
