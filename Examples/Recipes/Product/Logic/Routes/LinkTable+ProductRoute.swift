import Portolan
import PortolanLinks

extension LinkTable<ProductRoute> {
  /// The links of the shop, universal ones and those of its scheme alike.
  @MainActor static let shop = LinkTable(schemes: ["product"], hosts: ["product.example"]) {
    LinkPattern("/products", .products)
    LinkPattern("/products/{id}", { (id: String) in ProductRoute.product(id: id) }) {
      if case .product(let id, nil) = $0 { id } else { nil }
    }
    LinkPattern(
      "/products/{id}/coupons/{code}",
      { (id: String, code: String) in ProductRoute.product(id: id, coupon: code) }
    ) {
      if case .product(let id, let coupon?) = $0 { (id, coupon) } else { nil }
    }
    LinkPattern("/account", .account)
    LinkPattern("/menu", .menu)
  }
}
