import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

private enum Garden: NavigationRoute { case main, beds, tools, search }

private struct GardenMap: NavigationMap {
  func destination(for route: Garden) -> RouteDestination<Garden> {
    switch route {
    case .main: return .tabs([.beds, .tools, .search], .root)
    case .beds, .tools, .search: return .screenInStack(.member(of: .main))
    }
  }
}

/// An assembly whose method for the bar has a signature that nobody calls.
private struct GardenViews: ViewAssembly {
  func screen(for route: Garden, in _: ScreenContext<Garden>) -> some View { Text("\(route)") }

  func tabLabel(for member: Garden?) -> some View { Text("\(member ?? .main)") }

  func tabListing(for member: Garden) -> TabListing { TabListing(isSearch: member == .search) }
}

@MainActor @Suite("A tab without a label is reported (NAV155)") struct UnlabelledTabTests {
  /// What is reported when a root shows the tabs.
  private func diagnostics<Root: View>(
    _ world: World, _ root: @escaping (Navigator<Garden>) -> Root
  ) async -> [Diagnostic] {
    var found: [Diagnostic] = []
    let clock = HeadlessClock()
    let navigator = Navigator(GardenMap(), clock: clock)
    navigator.scene.onDiagnostic = { found.append($0) }
    let screen = HeadlessScene(
      profile: world.profile, assumptions: world.assumptions, clock: clock
    ) { root(navigator) }
    for route in [Garden.main, .tools] {
      navigator.show(route)
      await screen.settle(navigator.scene, clock)
    }
    return found
  }

  @Test(arguments: World.each)
  func `a method with another signature leaves the tabs empty, which is said once`(
    world: World
  ) async {
    let found = await diagnostics(world) { SceneRootView($0.scene, GardenViews()) }
    #expect(found.map(\.code) == ["NAV155"])
    #expect(found.first?.what == "The tab of tools has neither a title nor an image.")
  }

  @Test(arguments: World.each)
  func `a root without a closure for the bar is told too, one with labels is not`(
    world: World
  ) async {
    let bare = await diagnostics(world) { SceneRootView($0) { route, _ in Text("\(route)") } }
    #expect(bare.map(\.code) == ["NAV155"])
    let labelled = await diagnostics(world) {
      SceneRootView($0) { route, _ in
        Text("\(route)")
      } tabLabel: {
        Text("\($0)")
      }
    }
    #expect(labelled.isEmpty)
  }
}
