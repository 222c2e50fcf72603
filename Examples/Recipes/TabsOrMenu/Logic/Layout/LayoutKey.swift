import Portolan

/// The layout of an installation, which `LayoutDraw` draws.
public enum LayoutKey: String, Sendable, CaseIterable {
  /// A tab bar.
  case tabs
  /// A hamburger menu.
  case menu

  /// The map of this half.
  var map: any NavigationMap<ShopRoute> {
    switch self {
    case .tabs: return TabsMap()
    case .menu: return MenuMap()
    }
  }
}
