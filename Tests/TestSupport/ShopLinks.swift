import Portolan
package import PortolanLinks

package enum ShopLinks {
  package static let table = LinkTable<Shop>(schemes: ["shop"]) {
    LinkPattern("/main", .main)
    LinkPattern("/products/{id}", Shop.product) {
      if case .product(let id) = $0 { id } else { nil }
    }
    LinkPattern("/orders/{id}", Shop.order) { if case .order(let id) = $0 { id } else { nil } }
    LinkPattern("/bag", .bag)
    LinkPattern("/note", .note)
  }
}
