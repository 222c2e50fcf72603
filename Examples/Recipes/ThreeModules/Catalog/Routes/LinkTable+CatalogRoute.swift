import Portolan

extension LinkTable<CatalogRoute> {
  /// The links of the catalog, under a scheme of the app.
  static func catalog(scheme: String) -> Self {
    Self(schemes: [scheme], hosts: []) {
      LinkPattern("products") { _ in .products }
      LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
      LinkPattern("products/{id}/price") { .memberPrice(id: try $0.int("id")) }
    }
  }
}
