public import Portolan

/// Where one can go, whatever the layout.
public enum ShopRoute: NavigationRoute, CaseIterable {
  /// What holds the sections: a tab bar or a menu.
  case main
  case account
  case menu
  case product(id: String)
  case settings

  /// One of each.
  public static let allCases: [ShopRoute] = [
    .main, .account, .menu, .product(id: "012345"), .settings,
  ]

  /// The product's number may be logged.
  public var isLoggable: Bool { true }
}
