public import Portolan

/// The links of the Store: `store://products/3` and `https://store.example/products/3`.
public enum StoreLinks {
  /// What each path stands for.
  public static var table: LinkTable<StoreRoute> {
    LinkTable(schemes: ["store"], hosts: ["store.example"]) {
      LinkPattern("products") { _ in .products }
      LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
      LinkPattern("products/{id}/reviews") { .reviews(of: try $0.int("id")) }
      LinkPattern("search") { _ in .search }
      LinkPattern("bag") { _ in .bag }
      LinkPattern("orders") { _ in .orders }
      LinkPattern("orders/{id}") { .order(id: try $0.int("id")) }
    }
  }
}
