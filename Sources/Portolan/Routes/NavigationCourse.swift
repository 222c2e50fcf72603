/// A route with its placement, or a chain of routes, as a value that an app can store and pass on.
///
/// ```swift
/// let offers: [String: NavigationCourse<Shop>] = [
///   "lamp": NavigationCourse(.product(id: 5)),
///   "sale": NavigationCourse(.product(id: 7), placed: .presented(.sheet)),
///   "new":  NavigationCourse(.figures, then: .product(id: 3)),
/// ]
/// navigator.show(offers["sale"] ?? NavigationCourse(.products))
/// ```
///
/// The navigator looks for a screen of the first route where the route's `reuse` says, or
/// everywhere when other routes follow. When there is none, it builds one at `placement`, or
/// without a placement where the map says. Each other route stands on the one before it: a screen
/// that already stands there is used, otherwise the route is pushed, whatever the map says. But a
/// route that the map places in another column of the same split is set there, and those after it
/// stand on that one: `[.list, .message(id: 3)]` fills two columns. The guards of every route that
/// is built are asked.
///
/// A course is encoded with the routes' own encoding. Encoding throws when the placement stands on
/// another feature's route.
public struct NavigationCourse<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// The routes on the way, each on the one before it; the last one is shown.
  public let routes: [R]
  /// Where the first route is built when it has no screen yet; nil when the map says where.
  let placement: Placement<R>?

  /// Creates a course to a route, or to the last of several, each on the one before it.
  ///
  /// The first is built at `placement`; with nil, where the map says.
  public init(_ route: R, then others: R..., placed placement: Placement<R>? = nil) {
    self.init(through: [route] + others, placed: placement)
  }

  /// Creates a course through the routes of an array, each on the one before it.
  ///
  /// A request for an empty course fails with `emptyCourse`. It fails with `noStack` when a route is
  /// to be pushed where there is no stack, and with `containerInStack` when another route is a container.
  public init(through routes: [R], placed placement: Placement<R>? = nil) {
    self.routes = routes
    self.placement = placement
  }
}

extension NavigationCourse: ExpressibleByArrayLiteral {
  /// Creates a course through several routes: `[.figures, .product(id: 3)]`.
  public init(arrayLiteral routes: R...) { self.init(through: routes) }
}

extension NavigationCourse: CustomReflectable {
  /// Shows the routes' labels, so that neither `print` nor `dump` shows a value.
  public var customMirror: Mirror {
    Mirror(self, children: ["routes": routes.map { AnyRoute($0) }], displayStyle: .struct)
  }
}
