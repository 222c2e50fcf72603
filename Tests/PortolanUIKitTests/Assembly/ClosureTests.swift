import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor @Suite("Closures build the screens of a single route type") struct ClosureTests {
  private func navigator(on screen: HeadlessScreen) -> Navigator<Shop> {
    Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: screen.clock)
  }

  /// Shows a root in a window, which the test holds.
  private func show(_ root: SceneRootController, on screen: HeadlessScreen) -> UIWindow {
    let window = screen.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen.finishTransitions()
    return window
  }

  private func titles(of root: SceneRootController) throws -> [String?] {
    let tabs = try #require(root.children.last as? UITabBarController)
    return try #require(tabs.viewControllers).map(\.tabBarItem.title)
  }

  @Test("each screen once, with its own route and context") func screens() async throws {
    try await HeadlessScreen.run { screen in
      let navigator = navigator(on: screen)
      var built: [String] = []
      let root = SceneRootController(navigator) { route, context in
        built.append("\(route)")
        #expect(context.route == route)
        return route == .main ? UITabBarController() : UIViewController()
      }
      let window = show(root, on: screen)
      navigator.show(.product(id: 7))
      screen.finishTransitions()
      #expect(built == ["main", "products", "product(id: 7)"])
      let tabs = try #require(root.children.last as? UITabBarController)
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      #expect(stack.viewControllers.count == 2)
      _ = window
    }
  }

  @Test("what the tab bar shows of a member, also of one that was never entered")
  func tabItems() async throws {
    try await HeadlessScreen.run { screen in
      let navigator = navigator(on: screen)
      navigator.show(.products)
      let root = SceneRootController(navigator) { route, _ in
        route == .main ? UITabBarController() : UIViewController()
      } tabItem: { member in
        UITabBarItem(title: "my \(member)", image: nil, selectedImage: nil)
      }
      let window = show(root, on: screen)
      let titles = try titles(of: root)
      #expect(titles == ["my products", "my account"])
      _ = window
    }
  }

  @Test("without an item closure the tab bar shows nothing") func noItems() async throws {
    try await HeadlessScreen.run { screen in
      let navigator = navigator(on: screen)
      navigator.show(.products)
      let root = SceneRootController(navigator) { route, _ in
        route == .main ? UITabBarController() : UIViewController()
      }
      let window = show(root, on: screen)
      let titles = try titles(of: root)
      #expect(titles == [nil, nil])
      _ = window
    }
  }
}
