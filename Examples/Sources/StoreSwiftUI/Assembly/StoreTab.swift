import Store

/// A tab of the Store: what the bar shows of it, and its name in pictures.
///
/// That an identifier reaches the bar is documented nowhere, and of `Tab` it was seen that it does
/// not (getsentry/XcodeBuildMCP#442): who reads the screen knows a tab by its title alone.
public enum StoreTab: String, Sendable, CaseIterable {
  /// The Shop tab.
  case products
  /// The Search tab.
  case search
  /// The Account tab.
  case orders

  /// The name in pictures of the tabs together.
  public static let together = "main"

  init(_ member: StoreRoute) {
    switch member {
    case .search: self = .search
    case .orders: self = .orders
    default: self = .products
    }
  }

  /// The tab with a title; nil when the Store has none.
  public init?(title: String) {
    guard let tab = Self.allCases.first(where: { $0.title == title }) else { return nil }
    self = tab
  }

  /// What stands in the bar.
  public var title: String {
    switch self {
    case .products: return "Shop"
    case .search: return "Search"
    case .orders: return "Account"
    }
  }

  var image: String {
    switch self {
    case .products: return "bag"
    case .search: return "magnifyingglass"
    case .orders: return "person"
    }
  }
}
