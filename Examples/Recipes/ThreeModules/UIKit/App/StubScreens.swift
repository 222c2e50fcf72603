import Portolan
import PortolanUIKit

/// Shows each route of a stubbed module as its name.
struct StubScreens<R: NavigationRoute>: ScreenAssembly {
  func screen(for route: R, in context: ScreenContext<R>) -> UIViewController {
    let screen = UIViewController()
    screen.title = "Stub of \(AnyRoute(route))"
    return screen
  }

  func tabItem(for member: R) -> UITabBarItem {
    UITabBarItem(title: "Stub of \(AnyRoute(member))", image: nil, tag: 0)
  }
}
