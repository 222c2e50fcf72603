import Portolan

enum ShopLinks {
  static let table = LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example"]) {
    LinkPattern("products") { _ in .products }
    LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
    LinkPattern("products/{id}/reviews") { .reviews(id: try $0.int("id")) }
    LinkPattern("search/{words}") { .search(try $0.string("words")) }
    LinkPattern("orders/{id}") { .order(id: try $0.int("id")) }
    LinkPattern("bag") { _ in .bag }
    LinkPattern("sign-in") { _ in .signIn }
  }
}
