import Portolan

extension LinkTable<ProductRoute> {
  /// The links of the shop, universal ones and those of its scheme alike.
  @MainActor static let shop = LinkTable(schemes: ["product"], hosts: ["product.example"]) {
    LinkPattern("products") { _ in .products }
    LinkPattern("products/{id}") { .product(id: try $0.string("id")) }
    LinkPattern("products/{id}/coupons/{code}") {
      .product(id: try $0.string("id"), coupon: try $0.string("code"))
    }
    LinkPattern("account") { _ in .account }
    LinkPattern("menu") { _ in .menu }
  }
}
