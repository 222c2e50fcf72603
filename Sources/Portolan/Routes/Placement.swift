/// Where a route attaches.
public struct Placement<R: NavigationRoute>: Hashable, Sendable {
  let place: Place

  init(_ place: Place) {
    self.place = place
  }

  /// The base content of the scene: a part of the app.
  public static var root: Self { Self(.root) }

  /// A member of tabs, or the first screen of a stack that has a route.
  public static func member(of container: R) -> Self { Self(.member(of: AnyRoute(container))) }

  /// A member of another feature's container.
  @_disfavoredOverload
  public static func member(of container: some NavigationRoute) -> Self {
    Self(.member(of: AnyRoute(container)))
  }

  /// Directly on `parent`: what stood above it is closed.
  public static func pushed(onto parent: R) -> Self { Self(.pushedOnto(AnyRoute(parent))) }

  /// Directly on another feature's screen.
  @_disfavoredOverload
  public static func pushed(onto parent: some NavigationRoute) -> Self {
    Self(.pushedOnto(AnyRoute(parent)))
  }

  /// On top of the stack in which `parent` stands: nothing there is closed.
  public static func pushed(above parent: R) -> Self { Self(.pushedAbove(AnyRoute(parent))) }

  /// On top of the stack in which another feature's screen stands.
  @_disfavoredOverload
  public static func pushed(above parent: some NavigationRoute) -> Self {
    Self(.pushedAbove(AnyRoute(parent)))
  }

  /// Stacks that are named by what the user sees instead of by a route.
  public enum StackPlace: Hashable, Sendable {
    /// The stack that is visible when the route is asked for.
    case inVisibleStack
  }

  /// On top of the stack that is visible.
  public static func pushed(_ stack: StackPlace) -> Self { Self(.inVisibleStack) }

  /// A layer over `over`, which is reached first; layers above it are closed.
  ///
  /// Without `over` it goes on top of what is shown.
  public static func presented(_ style: PresentationStyle, over route: R? = nil) -> Self {
    Self(.presented(style, over: route.map { AnyRoute($0) }))
  }

  /// A layer over another feature's screen.
  @_disfavoredOverload
  public static func presented(
    _ style: PresentationStyle, over route: some NavigationRoute
  ) -> Self {
    Self(.presented(style, over: AnyRoute(route)))
  }
}

extension Placement {
  /// A column of a split, in the place of what the map lists there.
  ///
  /// ```swift
  /// case .message: return .stack(.column(.secondary, of: .mail))
  /// ```
  ///
  /// When it is closed, the column stands as it was listed. A split of two has no column between:
  /// that is an error.
  public static func column(_ column: SplitColumn, of split: R) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// A column of another feature's split.
  @_disfavoredOverload
  public static func column(_ column: SplitColumn, of split: some NavigationRoute) -> Self {
    Self(.opening(.column(column), of: AnyRoute(split)))
  }

  /// The page that is shown, in the place of what the map lists there.
  public static func page(of pages: R) -> Self { Self(.opening(.page, of: AnyRoute(pages))) }

  /// The page that is shown of another feature's pages.
  @_disfavoredOverload
  public static func page(of pages: some NavigationRoute) -> Self {
    Self(.opening(.page, of: AnyRoute(pages)))
  }
}

/// A place of a container that is not named by what stands there.
enum Opening: Hashable, Sendable {
  case column(SplitColumn)
  case page
}

/// A placement without its route type.
enum Place: Hashable, Sendable {
  case root
  case member(of: AnyRoute)
  case pushedOnto(AnyRoute)
  case pushedAbove(AnyRoute)
  case inVisibleStack
  case opening(Opening, of: AnyRoute)
  case presented(PresentationStyle, over: AnyRoute?)

  /// The route it stands on.
  var anchor: AnyRoute? {
    switch self {
    case .root, .inVisibleStack: return nil
    case .member(let route), .pushedOnto(let route), .pushedAbove(let route),
      .opening(_, let route):
      return route
    case .presented(_, let route): return route
    }
  }
}
