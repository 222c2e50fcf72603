import HeadlessUIKit
import Portolan
import PortolanUIKit
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
private struct GardenScreens: ScreenAssembly {
  let hidesBar: Bool

  func screen(for route: Garden, in _: ScreenContext<Garden>) -> UIViewController {
    guard route == .main else { return UIViewController() }
    let tabs = UITabBarController()
    tabs.tabBar.isHidden = hidesBar
    return tabs
  }

  func tabItem(for member: Garden?) -> UITabBarItem {
    UITabBarItem(title: "\(member ?? .main)", image: nil, tag: 0)
  }

  func tabListing(for member: Garden) -> TabListing { TabListing(isSearch: member == .search) }
}

@MainActor @Suite("A tab without title and image is reported (NAV155)") struct UnlabelledTabTests {
  /// What is reported when a root shows the tabs.
  private func diagnostics(
    _ root: (Navigator<Garden>) -> SceneRootController
  ) async -> [Diagnostic] {
    var found: [Diagnostic] = []
    await HeadlessScreen.run { screen in
      let navigator = Navigator(GardenMap(), clock: screen.clock)
      navigator.scene.onDiagnostic = { found.append($0) }
      let window = screen.makeWindow()
      window.rootViewController = root(navigator)
      window.makeKeyAndVisible()
      navigator.show(.main)
      screen.finishTransitions()
      navigator.show(.tools)
      screen.finishTransitions()
      window.rootViewController = nil
    }
    return found
  }

  @Test func `a method with another signature leaves the tabs empty, which is said once`()
    async throws
  {
    let found = await diagnostics {
      SceneRootController($0.scene, GardenScreens(hidesBar: false))
    }
    #expect(found.map(\.code) == ["NAV155"])
    #expect(found.first?.what == "The tab of tools has neither a title nor an image.")
  }

  @Test func `a root without a closure for the bar is told too`() async {
    let found = await diagnostics {
      SceneRootController($0) { _, _ in UIViewController() }
    }
    #expect(found.map(\.code).contains("NAV155"))
  }

  @Test func `tabs with titles are in order, and so are those whose bar is hidden`() async {
    let titled = await diagnostics {
      SceneRootController($0) { route, _ in
        route == .main ? UITabBarController() : UIViewController()
      } tabItem: {
        UITabBarItem(title: "\($0)", image: nil, tag: 0)
      }
    }
    #expect(titled.isEmpty)
    let hidden = await diagnostics { SceneRootController($0.scene, GardenScreens(hidesBar: true)) }
    #expect(hidden.isEmpty)
  }
}
