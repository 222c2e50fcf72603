import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A diagnostic reports a controller where UIKit forbids it, and the request still arrives")
struct OddControllerTests {
  /// Builds as it is told, and plain screens otherwise.
  @MainActor private final class Odd: ScreenAssembly {
    var make: (Shop) -> UIViewController? = { _ in nil }
    var makeStack: () -> UINavigationController = { UINavigationController() }

    func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
      if let made = make(route) { return made }
      return route == .main ? UITabBarController() : UIViewController()
    }

    func stack(for root: Shop) -> UINavigationController { makeStack() }

    func tabItem(for member: Shop) -> UITabBarItem { .init(title: "tab", image: nil, tag: 0) }
  }

  @MainActor private struct App {
    let navigator: Navigator<Shop>
    let screen: HeadlessScreen
    let root: SceneRootController
    let window: UIWindow
    let odd = Odd()
    let codes = Codes()

    @MainActor final class Codes {
      var all: [String] = []
    }

    init(_ screen: HeadlessScreen) {
      self.screen = screen
      navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), clock: screen.clock)
      root = SceneRootController(navigator.scene, odd)
      navigator.scene.onEvent = { [codes] in
        if case .diagnosed(let diagnostic) = $0 { codes.all.append(diagnostic.code) }
      }
      window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
    }

    /// Shows a route, which arrives.
    func show(_ route: Shop, _ location: SourceLocation = #_sourceLocation) async {
      let request = navigator.show(route)
      await settle()
      #expect(request.ending == "arrived", sourceLocation: location)
      #expect(screen.faults == [], sourceLocation: location)
    }

    func settle() async {
      for _ in 0..<40 {
        for _ in 0..<20 { await Task.yield() }
        screen.turn()
        if screen.isTransitioning { screen.finishTransitions() }
        if !navigator.scene.isBusy, !screen.isTransitioning { break }
      }
    }

    /// The stack of products.
    var stack: UINavigationController? {
      (root.children.last as? UITabBarController)?.selectedViewController
        as? UINavigationController
    }
  }

  @Test("NAV077: one controller for two screens of a stack") func twice() async {
    await HeadlessScreen.run { screen in
      let app = App(screen)
      let shared = UIViewController()
      app.odd.make = { route in
        switch route {
        case .product, .reviews: return shared
        default: return nil
        }
      }
      await app.show(.product(id: 1))
      #expect(app.codes.all == [])
      await app.show(.reviews(of: 1))
      #expect(app.codes.all == ["NAV077"])
      #expect(app.stack?.viewControllers.count == 3)
      #expect(app.stack?.viewControllers[1] === shared)
      app.navigator.back()
      await app.settle()
      #expect(app.navigator.tree.picture == "main[*(products › product(1)) | account…]")
      #expect(app.stack?.topViewController === shared && app.screen.faults == [])
    }
  }

  @Test("NAV077: what stands in a stack, presented too") func presented() async {
    await HeadlessScreen.run { screen in
      let app = App(screen)
      let shared = UIViewController()
      app.odd.make = { $0 == .note || $0 == .product(id: 1) ? shared : nil }
      await app.show(.product(id: 1))
      await app.show(.note)
      #expect(app.codes.all == ["NAV077"])
      #expect(app.navigator.tree.layerRoots.count == 2)
      app.navigator.dismiss()
      await app.settle()
      #expect(app.stack?.topViewController === shared && app.screen.faults == [])
    }
  }

  @Test("NAV077: the root controller, the tabs around it, a child of other code")
  func foreign() async {
    await HeadlessScreen.run { screen in
      let app = App(screen)
      await app.show(.products)
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      app.odd.make = { [weak root = app.root] route in
        switch route {
        case .note: return root
        case .product(id: 1): return root?.children.last
        case .product: return child
        default: return nil
        }
      }
      await app.show(.product(id: 1))
      await app.show(.product(id: 2))
      await app.show(.note)
      #expect(app.codes.all == ["NAV077", "NAV077", "NAV077"])
      #expect(child.parent === parent)
    }
  }

  @Test("NAV077: one navigation controller for two stacks") func stacks() async {
    await HeadlessScreen.run { screen in
      let app = App(screen)
      let shared = UINavigationController()
      app.odd.makeStack = { shared }
      await app.show(.products)
      // The tab that was never entered has its stack too.
      #expect(app.codes.all == ["NAV077"])
      await app.show(.bag)
      #expect(app.codes.all == ["NAV077", "NAV077"])
      #expect(app.stack === shared)
    }
  }

  @Test("NAV073: a navigation controller for a screen that is pushed, or first in its stack")
  func pushed() async {
    await HeadlessScreen.run { screen in
      let app = App(screen)
      app.odd.make = { route in
        switch route {
        case .product, .bag: return UINavigationController(rootViewController: UIViewController())
        default: return nil
        }
      }
      await app.show(.product(id: 1))
      #expect(app.codes.all == ["NAV073"])
      #expect(app.stack?.viewControllers.count == 2)
      let inner = app.stack?.topViewController?.children.first as? UINavigationController
      #expect(inner?.viewControllers.count == 1, "it is shown all the same")
      await app.show(.reviews(of: 1))
      app.navigator.popToRoot()
      await app.settle()
      #expect(app.navigator.tree.picture == "main[*(products) | account…]")
      await app.show(.bag)
      #expect(app.codes.all == ["NAV073", "NAV073"])
    }
  }

  @Test("a navigation controller of the app's alone in a layer is in its place") func alone() async
  {
    await HeadlessScreen.run { screen in
      let app = App(screen)
      let own = UINavigationController(rootViewController: UIViewController())
      app.odd.make = { $0 == .note ? own : nil }
      await app.show(.main)
      await app.show(.note)
      #expect(app.codes.all == [])
      #expect(app.root.presentedViewController === own)
    }
  }
}
