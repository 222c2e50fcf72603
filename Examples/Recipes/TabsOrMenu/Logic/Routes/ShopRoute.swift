public import Portolan

/// Where one can go, whatever the layout.
public enum ShopRoute: NavigationRoute {
  /// What holds the sections: a tab bar or a menu.
  case main
  /// The section of what is sold.
  case menu
  /// One of the things sold.
  case product(id: String)
  /// The section of the person.
  case account
  /// Where a layout can be tried.
  case settings
}
