import Portolan
import PortolanUIKit
import ProductRecipe

/// Builds each screen with what it needs.
struct ProductScreens: ScreenAssembly {
  unowned let app: ProductApp

  func screen(
    for route: ProductRoute, in context: ScreenContext<ProductRoute>
  ) -> UIViewController {
    switch route {
    case .home: return UITabBarController()
    case .products:
      return ProductArrayViewController(ids: ProductApp.products) { [app] in
        app.wireframe.goToProduct(withId: $0)
      }
    case .product: return ProductViewController()
    case .account: return ColumnViewController(title: "Account")
    case .menu: return MenuViewController(offers: Offers.all) { [app] in app.navigator.show($0) }
    case .signIn: return SignInViewController(session: app.session) { context.close() }
    }
  }

  func tabItem(for member: ProductRoute) -> UITabBarItem {
    switch member {
    case .account:
      return UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 0)
    default: return UITabBarItem(title: "Products", image: UIImage(systemName: "bag"), tag: 0)
    }
  }
}
