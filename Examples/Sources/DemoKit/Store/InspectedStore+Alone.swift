#if DEBUG
import HeadlessUIKit
public import Portolan
import PortolanUIKit
import Store
import StoreUIKit

extension InspectedStore {
  /// Shows a screen alone, in a scene of its own; its services are the Store's.
  public func showAlone(_ subject: AnyRoute, in scene: SceneNavigator) {
    screen.act {
      let screens = LoneScreens(
        screens: StoreScreens(application, in: scene), hasTabs: subject.as(StoreRoute.self) == .main
      )
      cover(with: SceneRootController(scene, screens))
    }
  }

  /// Shows the Store again.
  public func showItself() {
    screen.act { uncover() }
  }
}

/// The Store's screens around one that stands alone; the tabs come only as that one.
private struct LoneScreens: ScreenAssembly {
  let screens: StoreScreens
  let hasTabs: Bool

  func screen(
    for route: StoreRoute, in context: ScreenContext<StoreRoute>
  ) -> UIViewController {
    guard route == .main, !hasTabs else { return screens.screen(for: route, in: context) }
    let empty = UIViewController(nibName: nil, bundle: nil)
    empty.title = "Tabs"
    return empty
  }

  func tabItem(for member: StoreRoute) -> UITabBarItem { screens.tabItem(for: member) }
}
#endif
