import Portolan
import PortolanLinks

extension LinkTable<CatalogRoute> {
  /// The links of the catalog, under a scheme of the app.
  static func catalog(scheme: String) -> Self {
    Self(schemes: [scheme]) {
      LinkPattern("/products", .products)
      LinkPattern("/products/{id}", CatalogRoute.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
      LinkPattern("/products/{id}/price", CatalogRoute.memberPrice) {
        if case .memberPrice(let id) = $0 { id } else { nil }
      }
    }
  }
}
