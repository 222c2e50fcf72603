public import Portolan

/// Where one request wants its screen built, whatever the map says.
public enum WalkPlace<R: NavigationRoute>: Hashable, Sendable {
  /// As the base content.
  case root
  /// Directly on a route.
  case onto(R)
  /// On top of the stack in which a route stands.
  case above(R)
  /// In the place of the top of the visible stack.
  case replacingTop
  /// Alone in the visible stack.
  case asOnlyElement
  /// In a layer on top of what is shown.
  case sheet
  /// In a layer over a route.
  case over(R)

  var placement: Placement<R> {
    switch self {
    case .root: return .root
    case .onto(let route): return .pushed(onto: route)
    case .above(let route): return .pushed(above: route)
    case .replacingTop: return .pushed(.replacingTop)
    case .asOnlyElement: return .pushed(.asOnlyElement)
    case .sheet: return .presented(.sheet)
    case .over(let route): return .presented(.fullScreen, over: route)
    }
  }
}
