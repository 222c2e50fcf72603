import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// A screen that brings a `NavigationStack` of its own, in each place.
private enum Foreign: NavigationRoute {
  case main, home, alone, first, pushed, sheet, cover
}

private struct ForeignMap: NavigationMap {
  func destination(for route: Foreign) -> RouteDestination<Foreign> {
    switch route {
    case .main: return .tabs([.home, .alone], .root)
    case .home: return .screenInStack(.member(of: .main))
    case .alone: return .screen(.member(of: .main))
    case .first: return .screenInStack(.root)
    case .pushed: return .screen(.pushed(.inVisibleStack))
    case .sheet: return .screen(.presented(.sheet))
    case .cover: return .screen(.presented(.fullScreen))
    }
  }
}

private struct OwnStack: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Further") { path.append(1) }
        .navigationDestination(for: Int.self) { Text("inner \($0)") }
    }
  }
}

@MainActor
@Suite("A diagnostic reports a screen with its own NavigationStack inside a stack (S5, S7, P6)")
struct StackInStackTests {
  /// What the navigator said and what the screen shows.
  @MainActor private final class Watched {
    let navigator: Navigator<Foreign>
    private let clock = HeadlessClock()
    let screen: HeadlessScene
    var diagnosed: [Diagnostic] = []

    init(_ world: World) {
      let navigator = Navigator(ForeignMap(), clock: clock)
      self.navigator = navigator
      screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        SceneRootView(navigator) { route, _ in
          if route == .home { Text("home") } else { OwnStack() }
        } tabLabel: { _ in
          Text("tab")
        }
      }
      navigator.scene.onEvent = { [weak self] in
        if case .diagnosed(let diagnostic) = $0 { self?.diagnosed.append(diagnostic) }
      }
    }

    func show(_ route: Foreign) async {
      let request = navigator.show(route)
      await settle()
      #expect(request.ending == "arrived")
    }

    func settle() async { await screen.settle(navigator.scene, clock) }

    /// Pushes in the stack that the screen brought, and sees it.
    func goFurther() async throws {
      try screen.tap("Further")
      await settle()
      #expect(screen.nodes.texts.contains("inner 1"), "\(screen.picture)")
    }
  }

  @Test("NAV073: pushed, it is diagnosed once, shown, and works", arguments: World.each)
  func pushed(world: World) async throws {
    let app = Watched(world)
    await app.show(.main)
    await app.show(.pushed)
    #expect(app.diagnosed.map(\.code) == ["NAV073"])
    #expect(app.diagnosed.first?.what == "pushed brings a NavigationStack into a stack.")
    try await app.goFurther()
    #expect(app.diagnosed.count == 1)
    #expect(app.screen.faults == [])
    app.navigator.back()
    await app.settle()
    #expect(app.navigator.tree.picture == "main[*(home) | alone…]")
    #expect(app.screen.nodes.texts.contains("home"))
    #expect(app.screen.faults == [])
  }

  @Test("NAV073: first in a stack of the map's it is diagnosed too", arguments: World.all)
  func first(world: World) async throws {
    let app = Watched(world)
    await app.show(.first)
    #expect(app.diagnosed.map(\.code) == ["NAV073"])
    try await app.goFurther()
    #expect(app.screen.faults == [])
  }

  @Test("alone in a sheet, a cover or a tab it is in its place", arguments: World.all)
  func alone(world: World) async throws {
    for route in [Foreign.sheet, .cover, .alone] {
      let app = Watched(world)
      await app.show(.main)
      await app.show(route)
      try await app.goFurther()
      #expect(app.diagnosed == [])
      #expect(app.screen.faults == [])
    }
  }

  @Test("S5: stacks of two features have one element type", arguments: World.all)
  func oneElementType(world: World) async throws {
    let app = try TwoFeatures {
      SceneRootView($0, TestViews(log: ScreenLog()), HelpViews())
    }
    app.of(Shop.self).show(.checkout)
    await app.settle()
    app.of(Help.self).show(.topic)
    await app.settle()
    app.of(Help.self).show(.chat)
    await app.settle()
    app.of(Shop.self).push(.product(id: 1))
    await app.settle()
    #expect(
      app.scene.tree.picture
        == "main[*(products) | account…] ⇧ sheet (bag › checkout › topic) "
        + "⇧ sheet (chat › product(1))")
    #expect(app.shown == ["product(id: 1)"])
    #expect(app.screen.faults == [])
  }
}

private struct HelpViews: ViewAssembly {
  func screen(for route: Help, in context: ScreenContext<Help>) -> some View {
    Text(verbatim: "help \(route)")
  }
}
