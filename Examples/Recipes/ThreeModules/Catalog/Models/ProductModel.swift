public import Portolan

/// One product, which may be gone from the shop by the time a link to it is followed.
@MainActor public struct ProductModel {
  private let id: Int
  private let navigator: any Navigating<CatalogRoute>

  /// Makes the model of one screen.
  public init(id: Int, navigator: any Navigating<CatalogRoute>) {
    self.id = id
    self.navigator = navigator
  }

  /// What stands above the screen.
  public var title: String { Product.withID(id)?.name ?? "Sold out" }

  /// What it costs; nil when it is gone.
  public var price: String? { Product.withID(id).map { "Price \($0.price)" } }

  /// What it costs members; nil when it is gone.
  public var memberPrice: String? { Product.withID(id).map { "For you \($0.memberPrice)" } }

  /// The user wants to know what it costs members.
  public func askForMemberPrice() {
    navigator.show(.memberPrice(id: id))
  }
}
