internal import Portolan
public import PortolanLinks

/// The links of the Store: `store://products/3` and `https://store.example/products/3`.
public enum StoreLinks {
  /// What each path stands for: all that a person may ask for.
  ///
  /// The splash passes by itself, a screen of the Store opens what belongs to it, such as an address
  /// for the checkout, and the help has one link for all its screens.
  public static var table: LinkTable<StoreRoute> {
    LinkTable(schemes: ["store"], hosts: ["store.example"]) {
      LinkPattern("/", .main)
      LinkPattern("/products", .products)
      LinkPattern("/products/{id}", StoreRoute.product) {
        if case .product(let id) = $0 { id } else { nil }
      }
      LinkPattern("/products/{id}/reviews", StoreRoute.reviews) {
        if case .reviews(let id) = $0 { id } else { nil }
      }
      LinkPattern("/search", .search)
      LinkPattern("/bag", .bag)
      LinkPattern("/checkout", .checkout)
      LinkPattern("/sign-in", .signIn)
      LinkPattern("/forgot-password", .forgotPassword)
      LinkPattern("/help", .help)
      LinkPattern("/orders", .orders)
      LinkPattern("/orders/{id}", StoreRoute.order) {
        if case .order(let id) = $0 { id } else { nil }
      }
    }
  }
}
