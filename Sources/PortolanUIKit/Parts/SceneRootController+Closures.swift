public import Portolan

extension SceneRootController {
  /// Makes the root of a scene with a single route type.
  ///
  /// ```swift
  /// window.rootViewController = SceneRootController(five) { route, context in
  ///   switch route {
  ///   case .root: return RootController { context.push(.first) }
  ///   case .first: return FirstController()
  ///   }
  /// } tabItem: { member in
  ///   UITabBarItem(title: "\(member)", image: nil, selectedImage: nil)
  /// }
  /// ```
  ///
  /// Containers of the app's own and stacks with a bar of their own need a `ScreenAssembly`.
  ///
  /// - Parameters:
  ///   - navigator: The navigator; the controller becomes its host.
  ///   - screen: A new controller for a route, as `ScreenAssembly.screen(for:in:)`.
  ///   - tabItem: The tab bar's item of a member; by default an empty one.
  public convenience init<R: NavigationRoute>(
    _ navigator: Navigator<R>,
    screen: @escaping (R, ScreenContext<R>) -> UIViewController,
    tabItem: @escaping (R) -> UITabBarItem = { _ in UITabBarItem() }
  ) {
    self.init(navigator.scene, ClosureAssembly(screen: screen, tabItem: tabItem))
  }
}

/// An assembly of two closures.
private struct ClosureAssembly<R: NavigationRoute>: ScreenAssembly {
  let screen: (R, ScreenContext<R>) -> UIViewController
  let tabItem: (R) -> UITabBarItem

  func screen(for route: R, in context: ScreenContext<R>) -> UIViewController {
    screen(route, context)
  }

  func tabItem(for member: R) -> UITabBarItem { tabItem(member) }
}
