import Foundation
import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Six: NavigationRoute {
  case main, tab(Int), page
}

private struct SixMap: NavigationMap {
  func destination(for route: Six) -> RouteDestination<Six> {
    switch route {
    case .main: return .tabs((1...6).map(Six.tab), .root)
    case .tab: return .screenInStack(.member(of: .main))
    case .page: return .screen(.pushed(onto: .tab(6)))
    }
  }
}

private struct SixScreens: ScreenAssembly {
  func screen(for route: Six, in context: ScreenContext<Six>) -> UIViewController {
    if route == .main { return UITabBarController() }
    let screen = UIViewController()
    screen.title = "\(route)"
    return screen
  }

  func tabItem(for member: Six) -> UITabBarItem {
    UITabBarItem(title: "\(member)", image: nil, tag: 0)
  }

  func tabListing(for member: Six) -> TabListing {
    TabListing(section: member == .tab(2) ? "Section" : nil)
  }
}

private struct SixViews: ViewAssembly {
  func screen(for route: Six, in context: ScreenContext<Six>) -> some View { Text("\(route)") }
  func tabLabel(for member: Six) -> some View { Text("\(member)") }
  func tabListing(for member: Six) -> TabListing {
    TabListing(section: member == .tab(2) ? "Section" : nil)
  }
}

@MainActor
@Suite("A test stage draws the same picture of tabs as the tree, whichever tabs were built")
struct TabPictureTests {
  private func showing(
    _ framework: Framework, isWide: Bool,
    _ body: @MainActor (Navigator<Six>, any Stage) async throws -> Void
  ) async throws {
    let navigator = Navigator(SixMap(), clock: HeadlessClock())
    let stage: any Stage =
      switch framework {
      case .uiKit: UIKitStage { SceneRootController(navigator.scene, SixScreens()) }
      case .swiftUI: SwiftUIStage { SceneRootView(navigator.scene, SixViews()) }
      }
    try await stage.resize(to: size(isWide))
    try await body(navigator, stage)
    #expect(stage.faults == [])
  }

  private func size(_ isWide: Bool) -> CGSize { CGSize(width: isWide ? 1_024 : 390, height: 800) }

  @Test("a tab that was not the first to be shown", arguments: Framework.allCases, [false, true])
  func later(framework: Framework, isWide: Bool) async throws {
    try await showing(framework, isWide: isWide) { navigator, stage in
      for route in [Six.page, .tab(3), .tab(6)] {
        try await stage.settle { _ = try await navigator.navigate(to: route) }
        #expect(stage.picture == navigator.tree.picture)
      }
      try await stage.resize(to: size(!isWide))
      #expect(stage.picture == navigator.tree.picture)
    }
  }

  @Test("tabs of a restored scene, before they are seen", arguments: Framework.allCases)
  func restored(framework: Framework) async throws {
    var saved: SavedScene?
    try await showing(framework, isWide: true) { navigator, stage in
      for route in [Six.tab(1), .tab(2), .page] {
        try await stage.settle { _ = try await navigator.navigate(to: route) }
      }
      saved = navigator.scene.save()
    }
    let scene = try #require(saved)
    try await showing(framework, isWide: false) { navigator, stage in
      try await stage.settle { _ = try await navigator.scene.restore(scene).arrival() }
      #expect(
        navigator.tree.picture
          == "main[(tab(1)) | (tab(2)) | tab(3)… | tab(4)… | tab(5)… | *(tab(6) › page)]")
      #expect(stage.picture == navigator.tree.picture)
    }
  }

  @Test("while the list of More is in front none is selected", arguments: Framework.allCases)
  func more(framework: Framework) async throws {
    try await showing(framework, isWide: false) { navigator, stage in
      try await stage.settle { _ = try await navigator.navigate(to: .tab(1)) }
      try await stage.tap("More")
      #expect(stage.picture == "main[(tab(1)) | tab(2)… | tab(3)… | tab(4)… | tab(5)… | tab(6)…]")
      try await stage.tap("tab(6)")
      #expect(stage.picture == navigator.tree.picture)
      #expect(stage.picture.hasSuffix("*(tab(6))]"))
    }
  }

  /// With two tabs instead of six.
  private struct TwoMap: NavigationMap {
    func destination(for route: Six) -> RouteDestination<Six> {
      route == .main ? .tabs([.tab(1), .tab(2)], .root) : SixMap().destination(for: route)
    }
  }

  @Test("before the views follow a map with fewer tabs", arguments: Framework.allCases)
  func fewer(framework: Framework) async throws {
    try await showing(framework, isWide: false) { navigator, stage in
      try await stage.settle { _ = try await navigator.navigate(to: .tab(1)) }
      let request = navigator.scene.adopt(TwoMap())
      #expect(!stage.picture.isEmpty)
      try await stage.settle { _ = try await request.arrival() }
      #expect(stage.picture == "main[*(tab(1)) | tab(2)…]")
    }
  }
}
