import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import Observation
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Garden: NavigationRoute { case beds, bed, tools }

private struct GardenMap: NavigationMap {
  func destination(for route: Garden) -> RouteDestination<Garden> {
    switch route {
    case .beds: .screenInStack(.root)
    case .bed: .screen(.pushed(onto: .beds))
    case .tools: .screen(.presented(.sheet))
    }
  }
}

/// Tabs of the app's own, of which the second is a root.
@MainActor @Observable private final class GardenApp {
  var tab = 0 { didSet { controller?.selectedIndex = tab } }
  /// What the app answers when the root needs the front; nil selects its tab.
  var answer: Bool?
  private(set) var calls = 0
  let clock = HeadlessClock()
  @ObservationIgnored let navigator: Navigator<Garden>
  @ObservationIgnored private(set) var controller: UITabBarController?

  init() {
    navigator = Navigator(GardenMap(), clock: clock)
    navigator.show(.beds)
    navigator.scene.onNeedsFront = { [weak self] in
      guard let self else { return false }
      calls += 1
      if answer == nil { tab = 1 }
      return answer ?? true
    }
  }

  func stage(in framework: Framework) -> any Stage {
    switch framework {
    case .uiKit:
      let controller = UITabBarController()
      self.controller = controller
      return UIKitStage(on: HeadlessScreen(clock: clock)) { [navigator] window in
        let root = SceneRootController(navigator) { route, _ in
          let screen = UIViewController()
          screen.title = "\(route)"
          return screen
        }
        controller.viewControllers = [UIViewController(), root]
        window.rootViewController = controller
        window.makeKeyAndVisible()
      }
    case .swiftUI: return SwiftUIStage(clock: clock) { GardenTabs(app: self) }
    }
  }

  func isCovered(_ request: NavigationRequest, on stage: any Stage) async throws -> Bool {
    try await stage.settle { try await request.arrival() }.isCovered
  }
}

private struct GardenTabs: View {
  @Bindable var app: GardenApp

  var body: some View {
    TabView(selection: $app.tab) {
      Text("Plants").tabItem { Text("Plants") }.tag(0)
      SceneRootView(app.navigator) { route, _ in Text("\(route)") }
        .tabItem { Text("Garden") }.tag(1)
    }
  }
}

@MainActor
@Suite(
  "The app brings a root in a hidden tab to the front when a request needs it (swiftui-app F1)")
struct BroughtToFrontTests {
  private let app = GardenApp()

  @Test(arguments: Framework.allCases)
  func `a push and a sheet arrive in sight`(framework: Framework) async throws {
    let stage = app.stage(in: framework)
    try await stage.settle()
    #expect(try await !app.isCovered(app.navigator.show(.bed), on: stage))
    #expect(app.tab == 1 && app.calls == 1)
    app.tab = 0
    try await stage.settle()
    #expect(try await !app.isCovered(app.navigator.show(.tools), on: stage))
    #expect(app.tab == 1 && app.calls == 2)
    #expect(app.navigator.tree.picture == "(beds › bed) ⇧ sheet (tools)")
    // In sight it needs nothing.
    #expect(try await !app.isCovered(app.navigator.dismissAll(), on: stage))
    #expect(app.calls == 2)
  }

  @Test(arguments: Framework.allCases)
  func `a root that the app leaves in its tab is covered at once`(framework: Framework) async throws
  {
    app.answer = false
    let stage = app.stage(in: framework)
    try await stage.settle()
    let start = app.clock.now.offset
    #expect(try await app.isCovered(app.navigator.show(.bed), on: stage))
    #expect(app.calls == 1 && app.tab == 0 && app.clock.now.offset - start < .seconds(1))
  }

  @Test(arguments: Framework.allCases)
  func `a root that does not come holds the request until the host's deadline`(
    framework: Framework
  ) async throws {
    app.answer = true
    let stage = app.stage(in: framework)
    try await stage.settle()
    #expect(try await app.isCovered(app.navigator.show(.bed), on: stage))
    #expect(try await app.isCovered(app.navigator.show(.beds), on: stage))
    #expect(app.tab == 0 && app.calls == 2)
  }

  @Test(arguments: Framework.allCases)
  func `steps back and a revalidation leave the root in its tab`(framework: Framework) async throws
  {
    let stage = app.stage(in: framework)
    try await stage.settle()
    _ = try await app.isCovered(app.navigator.show(.bed), on: stage)
    app.tab = 0
    try await stage.settle()
    #expect(try await app.isCovered(app.navigator.back(), on: stage))
    try await stage.settle { await app.navigator.scene.revalidate() }
    #expect(app.tab == 0 && app.calls == 1)
  }
}
