import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Garden: NavigationRoute { case main, beds, search, tools }

private struct GardenMap: NavigationMap {
  func destination(for route: Garden) -> RouteDestination<Garden> {
    switch route {
    case .main: return .tabs([.beds, .search, .tools], .root)
    case .beds, .search, .tools: return .screenInStack(.member(of: .main))
    }
  }
}

/// An assembly whose method for the bar has a signature that nobody calls.
private struct GardenScreens: ScreenAssembly {
  var hidesBar = false

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

/// The same for views.
private struct GardenViews: ViewAssembly {
  func screen(for route: Garden, in _: ScreenContext<Garden>) -> some View { Text("\(route)") }

  func tabLabel(for member: Garden?) -> some View { Text("\(member ?? .main)") }

  func tabListing(for member: Garden) -> TabListing { TabListing(isSearch: member == .search) }
}

@MainActor @Suite("The root reports a tab without a title or an image (NAV155)", .serialized)
struct UnlabelledTabTests {
  private let navigator = Navigator(GardenMap())

  /// What is reported when a stage shows two of the tabs.
  private func diagnostics(_ stage: any Stage) async throws -> [Diagnostic] {
    var found: [Diagnostic] = []
    navigator.scene.onDiagnostic = { found.append($0) }
    for route in [Garden.main, .tools] {
      navigator.show(route)
      try await stage.settle()
    }
    return found
  }

  @Test(arguments: Framework.allCases)
  func `a method with another signature leaves the tabs empty, which is said once`(
    framework: Framework
  ) async throws {
    let stage: any Stage =
      switch framework {
      case .uiKit: UIKitStage { SceneRootController(navigator.scene, GardenScreens()) }
      case .swiftUI: SwiftUIStage { SceneRootView(navigator.scene, GardenViews()) }
      }
    let found = try await diagnostics(stage)
    #expect(found.map(\.code) == ["NAV155"])
    // The first has a screen already, and the search a label of the system.
    #expect(found.first?.what == "The tab of tools has neither a title nor an image.")
  }

  @Test(arguments: Framework.allCases)
  func `a root without a closure for the bar is told too`(framework: Framework) async throws {
    let stage: any Stage =
      switch framework {
      case .uiKit:
        UIKitStage {
          SceneRootController(navigator) { route, _ in
            route == .main ? UITabBarController() : UIViewController()
          }
        }
      case .swiftUI:
        SwiftUIStage { SceneRootView(navigator) { route, _ in Text("\(route)") } }
      }
    #expect(try await diagnostics(stage).map(\.code) == ["NAV155"])
  }

  @Test(arguments: Framework.allCases)
  func `tabs with labels are in order`(framework: Framework) async throws {
    let stage: any Stage =
      switch framework {
      case .uiKit:
        UIKitStage {
          SceneRootController(navigator) { route, _ in
            route == .main ? UITabBarController() : UIViewController()
          } tabItem: {
            UITabBarItem(title: "\($0)", image: nil, tag: 0)
          }
        }
      case .swiftUI:
        SwiftUIStage {
          SceneRootView(navigator) { route, _ in
            Text("\(route)")
          } tabLabel: {
            Text("\($0)")
          }
        }
      }
    #expect(try await diagnostics(stage).isEmpty)
  }

  @Test func `a bar that the app hides needs no labels`() async throws {
    let stage = UIKitStage { SceneRootController(navigator.scene, GardenScreens(hidesBar: true)) }
    #expect(try await diagnostics(stage).isEmpty)
  }
}
