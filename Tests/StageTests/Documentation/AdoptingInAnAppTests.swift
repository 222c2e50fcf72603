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

private enum Page {
  // README begin map
  enum Garden: NavigationRoute { case beds, bed(Int), tools, seeds }

  struct GardenMap: NavigationMap {
    func destination(for route: Garden) -> RouteDestination<Garden> {
      switch route {
      case .beds: .screenInStack(.root)
      case .bed: .screen(.pushed(onto: .beds))
      case .tools, .seeds: .screen(.presented(.sheet))
      }
    }
  }
  // README end
}

private typealias Garden = Page.Garden

private struct GardenScreens: ScreenAssembly {
  func screen(for route: Garden, in _: ScreenContext<Garden>) -> UIViewController {
    UIViewController()
  }
}

private struct GardenViews: ViewAssembly {
  func screen(for route: Garden, in _: ScreenContext<Garden>) -> some View { Text("\(route)") }
}

private final class PlantsController: UIViewController {}

private struct PlantsView: View { var body: some View { Text("Plants") } }

/// An app whose second tab is a root of ours.
@MainActor @Observable private final class GardenApp {
  var tab = 0 { didSet { controller?.selectedIndex = tab } }
  private(set) var calls = 0
  let clock = HeadlessClock()
  @ObservationIgnored let navigator: Navigator<Garden>
  @ObservationIgnored private var controller: UITabBarController?

  /// `answer` is what the app answers when the root needs the front; nil selects its tab.
  init(answer: Bool? = nil) {
    navigator = Navigator(Page.GardenMap(), clock: clock)
    navigator.scene.onNeedsFront = { [weak self] in
      self?.calls += 1
      if answer == nil { self?.tab = 1 }
      return answer ?? true
    }
    // Before there is a root, nobody is asked.
    navigator.show(.beds)
  }

  func stage(in framework: Framework) -> any Stage {
    switch framework {
    case .uiKit:
      let tabs = UITabBarController()
      controller = tabs
      // README begin uiKit
      tabs.viewControllers = [
        UINavigationController(rootViewController: PlantsController()),
        SceneRootController(navigator.scene, GardenScreens()),
      ]
      // README end
      return UIKitStage(on: HeadlessScreen(clock: clock)) { window in
        window.rootViewController = tabs
        window.makeKeyAndVisible()
      }
    case .swiftUI: return SwiftUIStage(clock: clock) { GardenTabs(app: self, tab: self.tab) }
    }
  }

  func isCovered(_ request: NavigationRequest, on stage: any Stage) async throws -> Bool {
    try await stage.settle { try await request.arrival() }.isCovered
  }
}

private struct GardenTabs: View {
  @Bindable var app: GardenApp
  var tab: Int
  private var navigator: Navigator<Garden> { app.navigator }

  var body: some View {
    // README begin swiftUI
    TabView(selection: $app.tab) {
      NavigationStack { PlantsView() }.tabItem { Text("Plants") }.tag(0)
      SceneRootView(navigator.scene, GardenViews()).tabItem { Text("Garden") }.tag(1)
    }
    // README end
  }
}

@MainActor @Suite("A root in a tab of an app behaves as the page on adopting says (swiftui-app F1)")
struct AdoptingInAnAppTests {
  @Test(arguments: Framework.allCases)
  func `a push and a sheet arrive in sight`(framework: Framework) async throws {
    let app = GardenApp()
    let stage = app.stage(in: framework)
    try await stage.settle()
    #expect(try await !app.isCovered(app.navigator.show(.bed(1)), on: stage))
    #expect(app.tab == 1 && app.calls == 1)
    app.tab = 0
    try await stage.settle()
    #expect(try await !app.isCovered(app.navigator.show(.bed(2)), on: stage))
    #expect(app.tab == 1 && app.calls == 2)
    app.tab = 0
    try await stage.settle()
    #expect(try await !app.isCovered(app.navigator.show(.tools), on: stage))
    #expect(app.tab == 1 && app.calls == 3)
    #expect(app.navigator.tree.picture == "(beds › bed(2)) ⇧ sheet (tools)")
    // In sight it needs nothing.
    #expect(try await !app.isCovered(app.navigator.dismissAll(), on: stage))
    #expect(app.calls == 3)
  }

  @Test(arguments: Framework.allCases)
  func `a root that the app leaves in its tab is covered at once`(
    framework: Framework
  ) async throws {
    let app = GardenApp(answer: false)
    let stage = app.stage(in: framework)
    try await stage.settle()
    let start = app.clock.now.offset
    #expect(try await app.isCovered(app.navigator.show(.bed(1)), on: stage))
    #expect(app.calls == 1 && app.tab == 0 && app.clock.now.offset - start < .seconds(1))
  }

  @Test(arguments: Framework.allCases)
  func `a sheet over a hidden root is covered, and comes when its tab is selected`(
    framework: Framework
  ) async throws {
    let app = GardenApp(answer: false)
    let stage = app.stage(in: framework)
    app.tab = 1
    try await stage.settle()
    app.tab = 0
    try await stage.settle()
    #expect(try await app.isCovered(app.navigator.show(.tools), on: stage))
    #expect(app.navigator.tree.picture == "(beds) ⇧ sheet (tools)")
    app.tab = 1
    try await stage.settle()
    #expect(app.navigator.tree.picture == "(beds) ⇧ sheet (tools)")
    try await stage.drag(.down)
    #expect(app.navigator.tree.picture == "(beds)")
  }

  @Test(arguments: Framework.allCases)
  func `two sheets over a hidden root that the app leaves there arrive as covered`(
    framework: Framework
  ) async throws {
    let app = GardenApp(answer: false)
    let stage = app.stage(in: framework)
    app.tab = 1
    try await stage.settle()
    app.tab = 0
    try await stage.settle()
    let request = app.navigator.transaction {
      $0.show(.tools)
      $0.show(.seeds)
    }
    #expect(try await app.isCovered(request, on: stage))
    #expect(app.navigator.tree.picture == "(beds) ⇧ sheet (tools) ⇧ sheet (seeds)")
  }

  @Test(arguments: Framework.allCases)
  func `the first screen cannot close the tab in which it stands`(
    framework: Framework
  ) async throws {
    let app = GardenApp()
    let stage = app.stage(in: framework)
    app.tab = 1
    try await stage.settle()
    let request = app.navigator.close(.beds)
    await #expect(throws: NavigationError.self) {
      try await stage.settle { try await request.arrival() }
    }
  }

  @Test(arguments: Framework.allCases)
  func `a root that does not come holds a request until the host's deadline`(
    framework: Framework
  ) async throws {
    let app = GardenApp(answer: true)
    let stage = app.stage(in: framework)
    try await stage.settle()
    #expect(try await app.isCovered(app.navigator.show(.bed(1)), on: stage))
    #expect(try await app.isCovered(app.navigator.show(.bed(2)), on: stage))
    #expect(app.tab == 0 && app.calls == 2)
    #expect(app.navigator.tree.picture == "(beds › bed(2))")
  }

  @Test(arguments: Framework.allCases)
  func `a sheet that the user drags away over another tab leaves the tree (swiftui-app F2)`(
    framework: Framework
  ) async throws {
    let app = GardenApp()
    let stage = app.stage(in: framework)
    app.tab = 1
    try await stage.settle()
    _ = try await app.isCovered(app.navigator.show(.tools), on: stage)
    app.tab = 0
    try await stage.settle()
    #expect(app.navigator.tree.picture == "(beds) ⇧ sheet (tools)")
    try await stage.drag(.down)
    #expect(app.navigator.tree.picture == "(beds)")
    #expect(app.calls == 0)
  }

  @Test(arguments: Framework.allCases)
  func `steps back and a revalidation leave the root in its tab`(
    framework: Framework
  ) async throws {
    let app = GardenApp()
    let stage = app.stage(in: framework)
    try await stage.settle()
    _ = try await app.isCovered(app.navigator.show(.bed(1)), on: stage)
    app.tab = 0
    try await stage.settle()
    #expect(try await app.isCovered(app.navigator.back(), on: stage))
    try await stage.settle { await app.navigator.scene.revalidate() }
    #expect(app.tab == 0 && app.calls == 1)
  }
}
