import Catalog
import Portolan
import PortolanUIKit
import ThreeModulesScreens

/// Builds the screens of the catalog on its models.
struct CatalogScreens: ScreenAssembly {
  let navigator: any Navigating<CatalogRoute>
  let send: @MainActor (CatalogEvent) -> Void

  func screen(
    for route: CatalogRoute, in context: ScreenContext<CatalogRoute>
  ) -> UIViewController {
    switch route {
    case .products: return RowsViewController(ProductsModel(navigator: navigator, send: send))
    case .product(let id): return RowsViewController(ProductModel(id: id, navigator: navigator))
    case .memberPrice(let id):
      return RowsViewController(memberPriceOf: ProductModel(id: id, navigator: navigator))
    }
  }

  func tabItem(for member: CatalogRoute) -> UITabBarItem {
    UITabBarItem(title: "Products", image: UIImage(systemName: "bag"), tag: 0)
  }
}
