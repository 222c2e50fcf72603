import Portolan

/// Which half of the users somebody belongs to.
///
/// Who draws it, and where it is kept, is not this app's business.
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
