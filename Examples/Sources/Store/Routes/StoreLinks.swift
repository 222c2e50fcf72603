public import Portolan

/// The links of the Store: `store://products/3` and `https://store.example/products/3`.
public enum StoreLinks {
  /// What each path stands for.
  public static var table: LinkTable<StoreRoute> {
    LinkTable(schemes: ["store"], hosts: ["store.example"]) {
      LinkPattern<StoreRoute>("products") { _ in .products }
      LinkPattern<StoreRoute>("products/{id}") { (link) throws(LinkProblem) in
        .product(id: try link.int("id"))
      }
      LinkPattern<StoreRoute>("products/{id}/reviews") { (link) throws(LinkProblem) in
        .reviews(of: try link.int("id"))
      }
      LinkPattern<StoreRoute>("search") { _ in .search }
      LinkPattern<StoreRoute>("bag") { _ in .bag }
      LinkPattern<StoreRoute>("orders") { _ in .orders }
      LinkPattern<StoreRoute>("orders/{id}") { (link) throws(LinkProblem) in
        .order(id: try link.int("id"))
      }
    }
  }
}
