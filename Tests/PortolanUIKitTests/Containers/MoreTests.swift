import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

/// Six tabs, the last with a guard.
private enum Six: NavigationRoute {
  case main, tab(Int), page(Int), sheet, other
  enum Guard: Hashable, Sendable { case key }
}

private struct SixMap: NavigationMap {
  func destination(for route: Six) -> RouteDestination<Six> {
    switch route {
    case .main: return .tabs((1...6).map(Six.tab), .root)
    case .tab(let tab): return .screenInStack(.member(of: .main), guards: tab == 6 ? [.key] : [])
    case .page: return .screen(.pushed(.inVisibleStack))
    case .sheet: return .screen(.presented(.sheet))
    case .other: return .screen(.root)
    }
  }

  var samples: [Six] { [.main, .tab(1), .page(1), .sheet] }
}

@MainActor private final class Keeper: GuardKeeper {
  var hasKey = true
  func verdict(on rule: Six.Guard) async -> Verdict<Six> { hasKey ? .allow : .deny("no key") }
}

@MainActor private final class SixApp {
  let screen: HeadlessScreen
  let window: UIWindow
  let keeper = Keeper()
  let navigator: Navigator<Six>
  let root: SceneRootController
  private(set) var codes: [String] = []

  init(_ screen: HeadlessScreen) {
    self.screen = screen
    navigator = Navigator(SixMap(), guards: keeper, clock: screen.clock)
    root = SceneRootController(navigator) { route, _ in
      if route == .main { return UITabBarController() }
      let screen = UIViewController()
      screen.title = "\(route)"
      return screen
    } tabItem: { member in
      UITabBarItem(title: "\(member)", image: nil, tag: 0)
    }
    window = screen.makeWindow()
    navigator.scene.onEvent = { [weak self] in
      if case .diagnosed(let diagnostic) = $0 { self?.codes.append(diagnostic.code) }
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  var tabs: UITabBarController? { root.children.last as? UITabBarController }
  var more: UINavigationController? { tabs?.moreNavigationController }

  func settle() async {
    for _ in 0..<20 {
      for _ in 0..<20 { await Task.yield() }
      screen.turn()
      screen.finishTransitions()
    }
  }

  func tap(_ label: String) async throws {
    try screen.tap(label)
    await settle()
  }

  /// The titles of the controllers whose views a person sees, outermost first.
  var seen: [String] {
    func titles(_ controller: UIViewController) -> [String] {
      guard controller.viewIfLoaded?.window === window, controller.view?.isHidden == false else {
        return []
      }
      return [controller.title].compactMap(\.self) + controller.children.flatMap(titles)
    }
    return tabs.map(titles) ?? []
  }

  func expect(_ picture: String, sees title: String, _ location: SourceLocation = #_sourceLocation)
  {
    #expect(navigator.tree.picture == picture, sourceLocation: location)
    #expect(seen.last == title, "\(seen)", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
    #expect(!navigator.scene.isBusy, sourceLocation: location)
  }
}

@MainActor
@Suite("A tab under More is selected, shown and left like any other tab (U113, U114, U115)")
struct MoreTests {
  private let first = "main[*(tab(1)) | tab(2)… | tab(3)… | tab(4)… | tab(5)… | tab(6)…]"
  private let fifth = "main[(tab(1)) | tab(2)… | tab(3)… | tab(4)… | *(tab(5)) | tab(6)…]"

  private func run(
    _ world: World, _ body: @MainActor (SixApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = SixApp(screen)
      app.navigator.show(.main)
      await app.settle()
      try await body(app)
    }
  }

  @Test("a row is on its way while code shows another part", arguments: World.all, [5, 6])
  func rowOfGoneTabs(world: World, row: Int) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = SixApp(screen)
      app.navigator.show(.main)
      await app.settle()
      try await app.tap("More")
      try screen.tap("tab(\(row))")
      app.navigator.show(.other)
      await app.settle()
      #expect(app.navigator.tree.picture == "other" && app.root.children.last?.title == "other")
      #expect(screen.faults == [])
    }
  }

  @Test(
    "a row shows its screen, the list can come back, and both can be left", arguments: World.all)
  func row(world: World) async throws {
    try await run(world) { app in
      #expect(app.codes == ["NAV136"])
      try await app.tap("More")
      app.expect(first, sees: "More")
      try await app.tap("tab(5)")
      app.expect(fifth, sees: "tab(5)")
      app.navigator.push(.page(1))
      await app.settle()
      app.expect(fifth.replacing("(tab(5))", with: "(tab(5) › page(1))"), sees: "page(1)")
      app.navigator.back()
      await app.settle()
      app.more?.popViewController(animated: true)
      await app.settle()
      app.expect(fifth, sees: "More")
      try await app.tap("tab(5)")
      app.expect(fifth, sees: "tab(5)")
      try await app.tap("tab(1)")
      app.expect(
        "main[*(tab(1)) | tab(2)… | tab(3)… | tab(4)… | (tab(5)) | tab(6)…]", sees: "tab(1)")
      try await app.tap("More")
      app.expect(fifth, sees: "tab(5)")
      try await app.tap("More")
      app.expect(fifth, sees: "More")
      #expect(app.codes == ["NAV136"])
    }
  }

  @Test(
    "a request leaves the list, also for the tab that was selected before", arguments: World.all)
  func listLeft(world: World) async throws {
    try await run(world) { app in
      try await app.tap("More")
      let request = app.navigator.show(.tab(1))
      await app.settle()
      app.expect(first, sees: "tab(1)")
      app.navigator.show(.tab(5))
      await app.settle()
      app.expect(fifth, sees: "tab(5)")
      if case .success? = request.outcome {} else { Issue.record("\(request)") }
    }
  }

  @Test("the guards of a row are asked before its screen is seen", arguments: World.all)
  func guarded(world: World) async throws {
    try await run(world) { app in
      app.keeper.hasKey = false
      try await app.tap("More")
      try app.screen.tap("tab(6)")
      app.screen.advance(by: .milliseconds(100))
      #expect(!app.seen.contains("tab(6)"))
      await app.settle()
      app.expect(first, sees: "More")
      app.keeper.hasKey = true
      try await app.tap("tab(6)")
      app.expect(
        first.replacing("*", with: "").replacing("tab(6)…", with: "*(tab(6))"), sees: "tab(6)")
    }
  }

  @Test(
    "a swipe that begins before a row is asked for, and is cancelled, leads to the list",
    arguments: World.all.filter { $0.profile >= .iOS26 })
  func swiped(world: World) async throws {
    try await run(world) { app in
      app.keeper.hasKey = false
      try await app.tap("More")
      try app.screen.tap("tab(6)")
      app.screen.advance(by: .milliseconds(100))
      #expect(app.screen.beginSwipeBack())
      for _ in 0..<20 { await Task.yield() }
      app.screen.cancelSwipeBack()
      await app.settle()
      app.expect(first, sees: "More")
      #expect(app.more?.viewControllers.count == 1)
    }
  }

  @Test(
    "More is tapped while a screen comes, and code shows that screen again", arguments: World.all)
  func whileAScreenComes(world: World) async throws {
    try await run(world) { app in
      app.navigator.show(.page(1))
      for _ in 0..<20 { await Task.yield() }
      app.screen.turn()
      try app.screen.tap("More")
      app.navigator.show(.page(1))
      await app.settle()
      app.expect(first.replacing("(tab(1))", with: "(tab(1) › page(1))"), sees: "page(1)")
    }
  }

  @Test("a window that grows and shrinks keeps the tab", arguments: World.all)
  func resized(world: World) async throws {
    try await run(world) { app in
      app.navigator.show(.tab(5))
      await app.settle()
      for width in [1_000, 390] {
        app.screen.rotate(to: CGSize(width: width, height: 844), on: .pad)
        await app.settle()
        app.expect(fifth, sees: "tab(5)")
      }
      try await app.tap("tab(2)")
      #expect(app.seen.last == "tab(2)")
    }
  }
}
