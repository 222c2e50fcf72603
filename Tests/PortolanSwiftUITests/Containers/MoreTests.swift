import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// Six tabs, the last with a guard.
private enum Six: NavigationRoute {
  case main, tab(Int), page(Int)
  enum Guard: Hashable, Sendable { case key }
}

private struct SixMap: NavigationMap {
  func destination(for route: Six) -> RouteDestination<Six> {
    switch route {
    case .main: return .tabs((1...6).map(Six.tab), .root)
    case .tab(let tab): return .screenInStack(.member(of: .main), guards: tab == 6 ? [.key] : [])
    case .page: return .screen(.pushed(.inVisibleStack))
    }
  }
}

@MainActor private final class Keeper: GuardKeeper {
  var hasKey = true
  func verdict(on rule: Six.Guard) async -> Verdict<Six> { hasKey ? .allow : .deny("no key") }
}

@MainActor private final class SixApp {
  let screen: HeadlessScene
  let keeper = Keeper()
  let navigator: Navigator<Six>
  private let clock = HeadlessClock()
  private(set) var codes: [String] = []

  init(_ world: World) {
    let navigator = Navigator(SixMap(), guards: keeper, clock: clock)
    self.navigator = navigator
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions, clock: clock) {
      SceneRootView(navigator) { route, _ in
        Text("\(route)")
      } tabLabel: { member in
        Text("\(member)")
      }
    }
    navigator.scene.onEvent = { [weak self] in
      if case .diagnosed(let diagnostic) = $0 { self?.codes.append(diagnostic.code) }
    }
  }

  func settle() async { await screen.settle(navigator.scene, clock) }

  func show(_ route: Six) async {
    navigator.show(route)
    await settle()
  }

  func tapMore() async throws {
    try screen.tap("More")
    await settle()
  }

  func tap(_ tab: Int) async throws {
    try screen.tapTab("tab(\(tab))")
    await settle()
  }

  /// The screens that a person sees; none while the list of More is in front.
  private var seen: [String] {
    screen.nodes.all(.tab).flatMap { $0.all(.text) }.filter { $0.isVisible && $0.isHittable }
      .map(\.label)
  }

  func expect(_ picture: String, sees text: String?, _ place: SourceLocation = #_sourceLocation) {
    #expect(navigator.tree.picture == picture, sourceLocation: place)
    #expect(seen == [text].compactMap(\.self), sourceLocation: place)
    #expect(screen.faults == [], sourceLocation: place)
    #expect(!navigator.scene.isBusy, sourceLocation: place)
  }
}

@MainActor @Suite("A tab under More is selected, shown and left like any other tab (S44, S70)")
struct MoreTests {
  private let first = "main[*(tab(1)) | tab(2)… | tab(3)… | tab(4)… | tab(5)… | tab(6)…]"
  private let fifth = "main[(tab(1)) | tab(2)… | tab(3)… | tab(4)… | *(tab(5)) | tab(6)…]"

  private func start(in world: World) async -> SixApp {
    let app = SixApp(world)
    await app.show(.main)
    return app
  }

  @Test(
    "a row shows its screen, the list can come back, and both can be left", arguments: World.each)
  func row(world: World) async throws {
    let app = await start(in: world)
    #expect(app.codes == ["NAV136"])
    try await app.tapMore()
    app.expect(first, sees: nil)
    try await app.tap(5)
    app.expect(fifth, sees: "tab(5)")
    app.navigator.push(.page(1))
    await app.settle()
    app.expect(fifth.replacing("(tab(5))", with: "(tab(5) › page(1))"), sees: "page(1)")
    app.navigator.back()
    await app.settle()
    try await app.tap(1)
    let left = "main[*(tab(1)) | tab(2)… | tab(3)… | tab(4)… | (tab(5)) | tab(6)…]"
    app.expect(left, sees: "tab(1)")
    try await app.tapMore()
    app.expect(fifth, sees: "tab(5)")
    try await app.tapMore()
    app.expect(fifth, sees: nil)
    try await app.tap(5)
    app.expect(fifth, sees: "tab(5)")
    #expect(app.codes == ["NAV136"])
  }

  @Test(
    "a request leaves the list, also for the tab that was selected before", arguments: World.each)
  func listLeft(world: World) async throws {
    let app = await start(in: world)
    try await app.tapMore()
    let request = app.navigator.show(.tab(1))
    await app.settle()
    app.expect(first, sees: "tab(1)")
    #expect(request.ending == "arrived")
    await app.show(.tab(5))
    app.expect(fifth, sees: "tab(5)")
  }

  @Test(
    "a row that its guards deny is left again, and shown when they agree", arguments: World.each)
  func guarded(world: World) async throws {
    let app = await start(in: world)
    app.keeper.hasKey = false
    try await app.tapMore()
    try await app.tap(6)
    app.expect(first, sees: "tab(1)")
    app.keeper.hasKey = true
    try await app.tapMore()
    app.expect(
      first.replacing("*", with: "").replacing("tab(6)…", with: "*(tab(6))"), sees: "tab(6)")
  }
}
