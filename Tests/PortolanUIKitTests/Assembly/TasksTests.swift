import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A screen's task can get the screen's controller, add a Close button and count visits")
struct TasksTests {
  /// Puts a button where nothing else leads out.
  private struct Closing: ScreenTasks {
    func update(_ screen: ScreenContext<AnyRoute>) {
      guard let item = screen.controller?.navigationItem else { return }
      item.rightBarButtonItem =
        screen.presentation.needsClose
        ? UIBarButtonItem(
          primaryAction: UIAction(title: "Close") { _ in screen.close() })
        : nil
    }
  }

  @MainActor private final class Visits {
    var names: [String] = []
  }

  private struct Counting: ScreenTasks {
    let visits: Visits

    func arrived(
      at screen: ScreenContext<AnyRoute>, along chain: [AnyRoute], arrival: Arrival
    ) async {
      visits.names.append(chain.map(\.label.text).joined(separator: " "))
    }
  }

  private func closeButton(_ app: TestApp) -> UIBarButtonItem? {
    app.front?.navigationItem.rightBarButtonItem
  }

  @Test("one update puts a Close button where one is needed, and it closes")
  func close() async throws {
    try await TestApp.run { app in
      app.navigator.scene.tasks = [Closing()]
      let steps: [(Shop, Bool)] = [
        (.main, false), (.product(id: 1), false), (.bag, true), (.checkout, false),
        (.signIn, true), (.note, true),
      ]
      for (route, needsClose) in steps {
        app.navigator.show(route)
        await app.settle()
        #expect((closeButton(app) != nil) == needsClose, "\(route)")
      }
      app.navigator.show(.bag)
      await app.settle()
      #expect(closeButton(app) != nil, "found, it still has its button")
      try app.screen.tap("Close")
      await app.expect("main[*(products › product(1)) | account…]")
    }
  }

  @Test("a screen that is built or found is updated with its own controller")
  func controllers() async {
    await TestApp.run { app in
      let seen = SeenControllers()
      app.navigator.scene.tasks = [seen]
      app.navigator.show(.product(id: 1))
      await app.settle()
      #expect(seen.names == ["main", "products", "product(id: 1)"])
      app.navigator.show(.bag)
      await app.settle()
      seen.names = []
      app.navigator.show(.product(id: 1))
      await app.settle()
      #expect(seen.names == ["product(id: 1)"])
      app.navigator.show(.note, placed: .presented(.alert))
      await app.settle()
      #expect(seen.names == ["product(id: 1)", "an alert"])
    }
  }

  /// Names the controllers that it is given.
  @MainActor private final class SeenControllers: ScreenTasks {
    var names: [String] = []

    func update(_ screen: ScreenContext<AnyRoute>) {
      switch screen.controller {
      case let screen as TestScreen: names.append(screen.name)
      case is UITabBarController: names.append("main")
      case is UIAlertController: names.append("an alert")
      default: names.append("nobody")
      }
    }
  }

  @Test("one task counts the visits, once each is on screen")
  func visits() async {
    await TestApp.run { app in
      let visits = Visits()
      app.navigator.scene.tasks = [Counting(visits: visits)]
      app.navigator.show(.product(id: 1))
      #expect(visits.names.isEmpty)
      await app.settle()
      app.navigator.back()
      await app.settle()
      app.navigator.show(.checkout)
      await app.settle()
      #expect(
        visits.names == ["main products product", "main products bag checkout"])
    }
  }

  @Test("the assembly takes what is handed over, and only its screen holds it")
  func handing() async {
    await HeadlessScreen.run { screen in
      let navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), clock: screen.clock)
      let takers = Takers()
      let root = SceneRootController(navigator.scene, TakingScreens(takers: takers))
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      navigator.show(.main)
      await settle(screen)
      weak var parcel: Takers?
      do {
        let made = Takers()
        parcel = made
        navigator.show(.bag, handing: made)
      }
      await settle(screen)
      #expect(takers.names == ["bag"] && parcel != nil)
      navigator.dismiss()
      await settle(screen)
      #expect(parcel == nil)
    }
  }

  private func settle(_ screen: HeadlessScreen) async {
    for _ in 0..<20 {
      for _ in 0..<20 { await Task.yield() }
      screen.turn()
      screen.finishTransitions()
    }
  }

  @MainActor private final class Takers {
    var names: [String] = []
  }

  private struct TakingScreens: ScreenAssembly {
    let takers: Takers

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
      if case .main = route { return UITabBarController() }
      let screen = TakingController()
      screen.parcel = context.takeHanded(as: Takers.self)
      if screen.parcel != nil { takers.names.append("\(route)") }
      return screen
    }
  }

  private final class TakingController: UIViewController {
    var parcel: AnyObject?
  }
}
