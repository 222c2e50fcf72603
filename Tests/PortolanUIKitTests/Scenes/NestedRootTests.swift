import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite(
  "A request in an off-screen root ends with an arrival that reports `isCovered` (hospital-app F8)")
struct NestedRootTests {
  /// Tabs of the app's own, with a root in one of them.
  @MainActor private struct Tabs {
    let controller = UITabBarController()
    let navigator: Navigator<Shop>
    private let window: UIWindow

    init(on screen: HeadlessScreen, selected: Int) {
      navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), clock: screen.clock)
      let log = CallLog()
      let root = SceneRootController(navigator) { route, _ in TestScreen("\(route)", log) }
      controller.viewControllers = [root, UIViewController()]
      controller.selectedIndex = selected
      window = screen.makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    func settle(_ screen: HeadlessScreen) async {
      for _ in 0..<10 {
        for _ in 0..<20 { await Task.yield() }
        screen.turn()
        screen.finishTransitions()
      }
    }

    /// Whether what is asked for arrives, and out of sight.
    func isCovered(_ route: Shop, on screen: HeadlessScreen) async -> Bool? {
      let request = navigator.show(route)
      await settle(screen)
      guard case .success(let arrival)? = request.outcome else { return nil }
      return arrival.isCovered
    }
  }

  @Test("in a tab that was left, and again when it is selected", arguments: World.all)
  func left(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let tabs = Tabs(on: screen, selected: 0)
      await tabs.settle(screen)
      #expect(await tabs.isCovered(.login, on: screen) == false)
      tabs.controller.selectedIndex = 1
      #expect(await tabs.isCovered(.signIn, on: screen) == true)
      #expect(await tabs.isCovered(.lock, on: screen) == true)
      tabs.controller.selectedIndex = 0
      await tabs.settle(screen)
      #expect(await tabs.isCovered(.signIn, on: screen) == false)
    }
  }

  @Test("in a tab that was never selected", arguments: World.all)
  func never(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let tabs = Tabs(on: screen, selected: 1)
      #expect(await tabs.isCovered(.login, on: screen) == true)
      tabs.controller.selectedIndex = 0
      await tabs.settle(screen)
      #expect(await tabs.isCovered(.lock, on: screen) == false)
    }
  }

  /// attacks-swiftui S9.
  @Test("a curtain too, while its root stands in no window", arguments: World.all)
  func curtain(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let tabs = Tabs(on: screen, selected: 1)
      #expect(await tabs.isCovered(.cover, on: screen) == true)
      tabs.controller.selectedIndex = 0
      await tabs.settle(screen)
      #expect(tabs.navigator.scene.curtains?.all.last?.currentHost != nil)
      tabs.navigator.close(.cover)
      #expect(await tabs.isCovered(.cover, on: screen) == false)
    }
  }

  @Test("beneath its own layer a root is on screen, and in a closed window it is not")
  func windows() async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.note)
      await app.settle()
      let seen = app.navigator.show(.bag, placed: .presented(.sheet))
      await app.settle()
      let isCovered = try seen.outcome?.get().isCovered
      #expect(isCovered == false)
      app.closeWindow()
      let unseen = app.navigator.show(.bag)
      await app.settle()
      let isNowCovered = try unseen.outcome?.get().isCovered
      #expect(isNowCovered == true)
    }
  }
}
