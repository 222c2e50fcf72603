import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite("When a tab route gets a new value, the tabs change and each remaining tab keeps its screen")
struct MembersTests {
  private struct BarScreens: ScreenAssembly {
    func screen(for route: Bar, in context: ScreenContext<Bar>) -> UIViewController {
      if case .bar = route { return UITabBarController() }
      let screen = UIViewController()
      screen.title = "\(route)"
      return screen
    }

    func tabItem(for member: Bar) -> UITabBarItem {
      UITabBarItem(title: "\(member)", image: nil, tag: 0)
    }
  }

  @MainActor private struct App {
    let screen: HeadlessScreen
    let navigator: Navigator<Bar>
    let root: SceneRootController
    private let window: UIWindow

    init(_ screen: HeadlessScreen) {
      self.screen = screen
      navigator = Navigator(BarMap(), clock: screen.clock)
      root = SceneRootController(navigator.scene, BarScreens())
      window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
    }

    var tabs: UITabBarController? { root.children.first as? UITabBarController }

    var titles: [String] {
      (tabs?.viewControllers ?? []).map { $0.tabBarItem?.title ?? "none" }
    }

    func show(_ route: Bar) async throws {
      let request = navigator.show(route)
      for _ in 0..<40 where request.outcome == nil {
        for _ in 0..<20 { await Task.yield() }
        screen.turn()
        screen.finishTransitions()
      }
      _ = try #require(request.outcome).get()
      #expect(screen.faults == [])
    }
  }

  @Test func `moved, added and taken away in one step, the front one stays in front`() async throws
  {
    try await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let app = App(screen)
      try await app.show(.bar([1, 2, 3]))
      try await app.show(.page(2))
      let before = try #require(app.tabs?.viewControllers)
      try await app.show(.bar([2, 4, 1, 5]))
      let after = try #require(app.tabs?.viewControllers)
      #expect(app.titles == ["room(2)", "room(4)", "room(1)", "room(5)"])
      #expect(after.count == 4 && after[0] === before[1] && after[2] === before[0])
      #expect(app.tabs?.selectedIndex == 0)
      #expect((after[0] as? UINavigationController)?.viewControllers.count == 2)
      #expect(
        app.navigator.tree.picture
          == "bar([2, 4, 1, 5])[*(room(2) › page(2)) | room(4)… | (room(1)) | room(5)…]")
    }
  }

  @Test func `when the front one goes, the first of the list comes`() async throws {
    try await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let app = App(screen)
      try await app.show(.bar([1, 2]))
      try await app.show(.page(2))
      try await app.show(.bar([3, 1]))
      #expect(app.titles == ["room(3)", "room(1)"])
      #expect(app.tabs?.selectedIndex == 0)
      #expect(app.tabs?.selectedViewController is UINavigationController, "it was entered")
    }
  }

  @Test func `out of sight too: a kept part comes back with its new members`() async throws {
    try await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let app = App(screen)
      try await app.show(.bar([1, 2]))
      let tabs = app.tabs
      let first = tabs?.viewControllers?.first
      app.navigator.show(.lock, options: .keepingReplacedPart)
      try await app.show(.lock)
      #expect(app.tabs == nil)
      try await app.show(.bar([2, 3, 1]))
      #expect(app.tabs === tabs)
      #expect(app.titles == ["room(2)", "room(3)", "room(1)"])
      #expect(app.tabs?.viewControllers?.last === first)
      #expect(app.tabs?.selectedIndex == 2)
    }
  }
}
