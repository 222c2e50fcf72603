public import Portolan
import PortolanWindows

extension SceneRootController {
  /// Makes the root of a scene that has a single route type.
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
  /// For dialogs, tab badges or navigation controllers of your own write a `ScreenAssembly`.
  ///
  /// - Parameters:
  ///   - navigator: The navigator whose screens the controller shows.
  ///   - screen: Returns a new controller for a route, as `ScreenAssembly.screen(for:in:)` does.
  ///   - tabItem: Returns a member's tab bar item; by default without title and image (NAV155).
  public convenience init<R: NavigationRoute>(
    _ navigator: Navigator<R>,
    screen: @escaping (R, ScreenContext<R>) -> UIViewController,
    tabItem: ((R) -> UITabBarItem)? = nil
  ) {
    self.init(navigator.scene, ClosureAssembly(screen: screen, tabItem: tabItem))
  }
}

/// An assembly of two closures.
private struct ClosureAssembly<R: NavigationRoute>: ScreenAssembly {
  let screen: (R, ScreenContext<R>) -> UIViewController
  let tabItem: ((R) -> UITabBarItem)?

  func screen(for route: R, in context: ScreenContext<R>) -> UIViewController {
    screen(route, context)
  }

  func tabItem(for member: R) -> UITabBarItem { tabItem?(member) ?? UnlabelledTabItem() }
}
