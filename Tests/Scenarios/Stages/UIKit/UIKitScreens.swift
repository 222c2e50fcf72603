import Portolan
import PortolanUIKit
import TestSupport

/// Builds the controllers of a feature's screens.
struct UIKitScreens<R: ScenarioRoute>: ScreenAssembly {
  let app: ScenarioApp

  func dialog(for route: R, in context: ScreenContext<R>) -> DialogWords? {
    app.onBuild?(context.node)
    return route.dialog(in: context, of: app)
  }

  func screen(for route: R, in context: ScreenContext<R>) -> UIViewController {
    app.onBuild?(context.node)
    if route as? Shop == .main {
      let tabs = UITabBarController()
      tabs.title = screenName(of: route)
      if #available(iOS 18.0, visionOS 2.0, *) { tabs.mode = .tabSidebar }
      return tabs
    }
    if route as? Room == .archive { return UISplitViewController(style: .doubleColumn) }
    if route as? Counter == .guide || route as? Room == .tour {
      return UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    return UIKitScreen({ screenName(of: context.route) }) { [app] in
      context.route.buttons(in: context, of: app)
    }
  }

  func container(
    _ adapter: any ContainerAdapter, for route: R, in context: ScreenContext<R>
  ) -> UIViewController {
    UIKitHouse(screenName(of: route), choose: { context.choose($0) })
  }

  func emptyColumn(for member: R) -> UIViewController? {
    UIKitScreen {
      "empty"
    } buttons: { [app] in
      [ScreenButton("Find key") { app.keys.hasKey = true }]
    }
  }

  func tabItem(for member: R) -> UITabBarItem {
    UITabBarItem(title: tabTitle(of: member), image: nil, tag: 0)
  }
}

extension UIKitScreens {
  func tabListing(for member: R) -> TabListing { app.bar.listing(of: member) }
}

/// What a tab is called, unlike any screen.
func tabTitle(of member: some NavigationRoute) -> String { screenName(of: member).capitalized }
