import HeadlessUIKit
import Testing

@MainActor
@Suite("The Back button has a title and an action, unless code hides it or a left item replaces it")
struct BackTitleTests {
  /// What the screen below says of itself, and the name under which back can then be tapped.
  private struct Row: Sendable {
    var title: String?
    var backTitle: String?
    var barItemTitle: String?
    let name: String?
  }

  private static let rows = [
    Row(name: nil),
    Row(title: "Shop", name: "Shop"),
    Row(title: "Shop", backTitle: "Home", name: "Home"),
    Row(title: "Shop", barItemTitle: "Item", name: "Item"),
    Row(title: "Shop", backTitle: "Home", barItemTitle: "Item", name: "Home"),
    Row(backTitle: "Home", name: "Home"),
    Row(barItemTitle: "Item", name: "Item"),
  ]

  @Test(
    "Its name is the back title, the back item's, or the title of the screen below",
    arguments: 0..<7)
  func names(index: Int) async throws {
    let row = Self.rows[index]
    try await onScreen { screen in
      let below = UIViewController()
      below.title = row.title
      below.navigationItem.backButtonTitle = row.backTitle
      below.navigationItem.backBarButtonItem = row.barItemTitle.map { UIBarButtonItem(title: $0) }
      let (stack, window) = screen.stack(below)
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Back") }
      stack.pushViewController(UIViewController(), animated: false)
      #expect(screen.tappable == ["Back"])
      for other in ["Shop", "Home", "Item"] where other != row.name {
        #expect(throws: HeadlessTouchError.self) { try screen.tap(other) }
      }
      try screen.tap(row.name ?? "Back")
      screen.finishTransitions()
      #expect(stack.topViewController === below)
      _ = window
    }
  }

  @Test("A back action takes the pop's place")
  func action() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let top = UIViewController()
      var senders: [UINavigationItem?] = []
      top.navigationItem.backAction = UIAction { senders.append($0.sender as? UINavigationItem) }
      stack.pushViewController(top, animated: false)
      try screen.tap("Back")
      #expect(senders == [top.navigationItem])
      #expect(stack.topViewController === top)
      _ = window
    }
  }

  @Test("It is there unless it is hidden or a left item stands in its place", arguments: 0..<4)
  func presence(bits: Int) async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let top = UIViewController()
      top.navigationItem.setHidesBackButton(bits == 1, animated: false)
      if bits > 1 {
        top.navigationItem.setLeftBarButton(UIBarButtonItem(title: "Left"), animated: false)
      }
      top.navigationItem.leftItemsSupplementBackButton = bits == 3
      stack.pushViewController(top, animated: false)
      #expect(screen.tappable == [["Back"], [], ["Left"], ["Back", "Left"]][bits])
      _ = window
    }
  }

  @Test("A hidden bar takes its buttons with it")
  func hiddenBar() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
      let (stack, window) = screen.stack(first)
      #expect(screen.tappable == ["Add"])
      stack.isNavigationBarHidden = true
      #expect(screen.tappable.isEmpty)
      _ = window
    }
  }
}
