import Catalog
import Portolan
import PortolanSwiftUI

/// Builds the screens of the catalog on its models.
struct CatalogViews: ViewAssembly {
  let navigator: any Navigating<CatalogRoute>
  let send: @MainActor (CatalogEvent) -> Void

  func screen(for route: CatalogRoute, in context: ScreenContext<CatalogRoute>) -> some View {
    switch route {
    case .products: ProductsView(model: ProductsModel(navigator: navigator, send: send))
    case .product(let id): ProductView(model: ProductModel(id: id, navigator: navigator))
    case .memberPrice(let id): MemberPriceView(model: ProductModel(id: id, navigator: navigator))
    }
  }

  func tabLabel(for member: CatalogRoute) -> some View {
    Label("Products", systemImage: "bag")
  }
}
