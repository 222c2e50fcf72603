/// Where a route attaches.
///
/// ```swift
/// case .products: return .stack(.member(of: .main))
/// case .product:  return .screen(.pushed(onto: .products))
/// case .help:     return .screen(.pushed(.inVisibleStack))
/// case .welcome:  return .screen(.pushed(asOnlyElementOf: .products))
/// case .signIn:   return .stack(.presented(.formSheet.notDismissable, .overRoot))
/// ```
///
/// It says where a screen is built. A screen that is there already is found where it stands
/// (`Reuse`), whatever its placement. An anchor that is not there is reached first, by its own
/// placement.
public struct Placement<R: NavigationRoute>: Hashable, Sendable {
  let place: Place

  init(_ place: Place) {
    self.place = place
  }

  /// The base content of the scene: a part of the app.
  public static var root: Self { Self(.root) }

  /// A member of tabs, pages, a split or a container of the app's own, or the first screen of a
  /// stack that has a route.
  public static func member(of container: R) -> Self { Self(.member(of: AnyRoute(container))) }

  /// A member of another feature's container.
  @_disfavoredOverload
  public static func member(of container: some NavigationRoute) -> Self {
    Self(.member(of: AnyRoute(container)))
  }
}
