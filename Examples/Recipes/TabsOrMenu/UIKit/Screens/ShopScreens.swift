import Portolan
import PortolanUIKit
import TabsOrMenu

/// The screens, and the two containers that may hold them; neither knows which one is used.
struct ShopScreens: ScreenAssembly {
  unowned let app: ShopApp

  func screen(for route: ShopRoute, in context: ScreenContext<ShopRoute>) -> UIViewController {
    switch route {
    case .main: return UITabBarController()
    case .menu:
      return RowsViewController(
        title: "Menu",
        rows: ["012345", "067890"].map { id in
          ("Product \(id)", { [app] in app.goToProduct(withId: id) })
        })
    case .account:
      return RowsViewController(
        title: "Account", rows: [("Settings", { [app] in app.navigator.show(.settings) })])
    case .product(let id): return RowsViewController(title: "Product \(id)", rows: [])
    case .settings:
      return RowsViewController(
        title: "Settings",
        rows: LayoutKey.allCases.map { key in
          ("Use \(key.rawValue)", { [app] in app.layout = key })
        })
    }
  }

  func container(
    _ adapter: any ContainerAdapter, for route: ShopRoute, in context: ScreenContext<ShopRoute>
  ) -> UIViewController {
    HamburgerViewController { context.choose($0) }
  }

  func tabItem(for member: ShopRoute) -> UITabBarItem {
    UITabBarItem(title: member == .menu ? "Menu" : "Account", image: nil, tag: 0)
  }
}
