public import Portolan

/// Asks in which order products are listed.
public struct SortPicker: ScreenQuestion {
  /// The order that was picked.
  public typealias Answer = ProductSorting

  /// Asks for an order.
  public init() {}

  /// The dialog that answers.
  public var route: StoreRoute { .sorting(self) }
}

/// An order in which products are listed.
public enum ProductSorting: CaseIterable, Sendable {
  /// By name.
  case name
  /// The cheapest first.
  case price

  /// What the user reads of it.
  var title: String {
    switch self {
    case .name: return "Name"
    case .price: return "Price"
    }
  }

  /// The products in this order.
  func sorted(_ products: [Product]) -> [Product] {
    switch self {
    case .name: return products.sorted { $0.name < $1.name }
    case .price: return products.sorted { $0.price < $1.price }
    }
  }
}
