package import Portolan

package enum ShopLinks {
  package static let table = LinkTable<Shop>(schemes: ["shop"], hosts: []) {
    LinkPattern("main") { _ in .main }
    LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
    LinkPattern("orders/{id}") { .order(id: try $0.int("id")) }
    LinkPattern("bag") { _ in .bag }
    LinkPattern("note") { _ in .note }
  }
}
