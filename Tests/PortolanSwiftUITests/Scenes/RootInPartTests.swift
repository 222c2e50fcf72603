import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanLinks
import PortolanSwiftUI
import TestSupport
import Testing

private enum Garden: NavigationRoute { case beds, bed }

private struct GardenMap: NavigationMap {
  func destination(for route: Garden) -> RouteDestination<Garden> {
    switch route {
    case .beds: .screenInStack(.root)
    case .bed: .screen(.pushed(onto: .beds))
    }
  }
}

@MainActor
@Suite("A root that is only a part of the app's window leaves the app its links and its stacks")
struct RootInPartTests {
  private let clock = HeadlessClock()
  private let navigator: Navigator<Garden>
  private let diagnosed = Recorded<String>()

  @MainActor private final class Recorded<Value> { var all: [Value] = [] }

  init() {
    let links = LinkTable<Garden>(schemes: ["garden"]) { LinkPattern("/bed", .bed) }
    navigator = Navigator(GardenMap(), links: links, clock: clock)
    navigator.show(.beds)
    navigator.scene.onDiagnostic = { [diagnosed] in diagnosed.all.append($0.code) }
  }

  private func start(in world: World, @ViewBuilder _ content: @escaping () -> some View) async
    -> HeadlessScene
  {
    let screen = HeadlessScene(
      profile: world.profile, assumptions: world.assumptions, clock: clock, root: content)
    await screen.settle(navigator.scene, clock)
    return screen
  }

  private var root: SceneRootView { SceneRootView(navigator) { route, _ in Text("\(route)") } }

  @Test(arguments: World.all)
  func `links of the app go to the app alone, when the root opens none`(world: World) async throws {
    let app = Recorded<URL>()
    let screen = await start(in: world) { [root] in
      TabView { root.opensLinks(false) }.onOpenURL { app.all.append($0) }
    }
    let links = try ["garden://bed", "app://settings"].map { try #require(URL(string: $0)) }
    for link in links {
      screen.open(link)
      await screen.settle(navigator.scene, clock)
    }
    #expect(app.all == links)
    #expect(navigator.tree.picture == "(beds)" && diagnosed.all == [])
    navigator.open(links[0])
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "(beds › bed)")
  }

  @Test(arguments: World.all)
  func `a root opens the links that are delivered, when nothing is said`(world: World) async throws
  {
    let screen = await start(in: world) { [root] in TabView { root } }
    screen.open(try #require(URL(string: "garden://bed")))
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "(beds › bed)")
    screen.open(try #require(URL(string: "app://settings")))
    await screen.settle(navigator.scene, clock)
    #expect(diagnosed.all == ["NAV022"])
  }

  @Test(arguments: World.all)
  func `a root in a tab that was never selected gets no link`(world: World) async throws {
    let screen = await start(in: world) { [root] in
      TabView {
        Text("Plants").tabItem { Text("Plants") }
        root.tabItem { Text("Garden") }
      }
    }
    screen.open(try #require(URL(string: "garden://bed")))
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "(beds)" && diagnosed.all == [])
  }

  @Test(arguments: World.all)
  func `a drawer of the app's that goes out of sight with its tab is covered`(
    world: World
  ) async throws {
    let screen = await start(in: world) { [root] in
      TabView {
        root.customPresentation(named: "drawer") { content, _ in content }
          .tabItem { Text("Garden") }
        Text("Plants").tabItem { Text("Plants") }
      }
    }
    navigator.show(.bed, placed: .presented(.custom("drawer")))
    await screen.settle(navigator.scene, clock)
    try screen.tapTab("Plants")
    await screen.settle(navigator.scene, clock)
    let request = navigator.show(.bed)
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == "(beds) ⇧ custom (bed)")
    #expect(try request.outcome?.get().isCovered == true)
  }

  @Test(arguments: World.all)
  func `NAV156: a root in a stack of the app's is reported once`(world: World) async {
    let screen = await start(in: world) { [root] in NavigationStack { root } }
    #expect(diagnosed.all.filter { $0 == "NAV156" }.count == 1)
    navigator.show(.bed)
    await screen.settle(navigator.scene, clock)
    #expect(diagnosed.all.filter { $0 == "NAV156" }.count == 1)
  }

  /// What is reported of a root that a container of UIKit's shows.
  private func reported(in world: World, _ place: (UIViewController) -> UIViewController) async
    -> [String]
  {
    let screen = await start(in: world) { EmptyView() }
    let window = UIWindow(windowScene: screen.screen.scene)
    window.rootViewController = place(UIHostingController(rootView: root))
    window.makeKeyAndVisible()
    for _ in 0..<3 { await screen.settle(navigator.scene, clock) }
    #expect(screen.nodes.texts.contains("beds"))
    return diagnosed.all
  }

  @Test(arguments: World.all)
  func `NAV156: a root in UIKit's stack is reported too`(world: World) async {
    let reported = await reported(in: world) { UINavigationController(rootViewController: $0) }
    #expect(reported == ["NAV156"])
  }

  @Test(arguments: World.all)
  func `the stack that UIKit makes for a column is none of the app's`(world: World) async {
    let reported = await reported(in: world) { root in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(root, for: .secondary)
      split.show(.secondary)
      return split
    }
    #expect(reported == [])
  }

  @Test(arguments: World.all)
  func `the stack of More is none of the app's`(world: World) async {
    let reported = await reported(in: world) { root in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [root]
      tabs.selectedIndex = 5
      return tabs
    }
    #expect(reported == [])
  }
}
