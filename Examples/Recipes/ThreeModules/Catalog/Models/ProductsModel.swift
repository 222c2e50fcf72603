public import Portolan

/// The list of all products.
@MainActor public struct ProductsModel {
  private let navigator: any Navigating<CatalogRoute>
  private let send: @MainActor (CatalogEvent) -> Void

  /// Makes the model of one screen.
  public init(
    navigator: any Navigating<CatalogRoute>, send: @escaping @MainActor (CatalogEvent) -> Void
  ) {
    self.navigator = navigator
    self.send = send
  }

  /// The products in their order.
  public var products: [Product] { Product.all }

  /// The user chose a product.
  public func choose(_ product: Product) {
    navigator.show(.product(id: product.id))
  }

  /// The user wants to sign in.
  public func signIn() {
    send(.signInWanted)
  }

  /// The user wants help.
  public func askForHelp() {
    send(.helpWanted)
  }
}
