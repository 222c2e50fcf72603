/// A route with its own placement, or several routes that stand on each other, as a value that an
/// app can store and pass on.
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
/// For the first route, the navigator looks for an open screen where the route's `reuse` says, or
/// everywhere when other routes follow (unless `reuse` is `never`). When it finds none, it builds
/// one at the placement `placed`, or, when `placed` is nil, where the map says.
///
/// Each following route stands on the one before it. When its screen stands there already, that
/// screen is shown; otherwise the route is pushed, whatever the map says. There is one exception:
/// when the screen before is in a column of a split, and the map places the route in another column
/// of the same split, the route is shown in that column, and the routes after it stand on it. So
/// `[.list, .message(id: 3)]` fills two columns. The guards of every route that is built are asked.
///
/// Encoding a course encodes its routes with their own `Codable`. Encoding throws when `placed`
/// names another feature's route.
public struct NavigationCourse<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// The routes of the course: each stands on the one before it, and the last one is shown.
  public let routes: [R]
  /// Where the first route is built when it has no screen yet; nil when the map says where.
  let placement: Placement<R>?

  /// Creates a course that shows the first route, then each of `others` on the one before it.
  ///
  /// `placement` says where the first route is built when it has no open screen; when `placement`
  /// is nil, the map says where. The last route is in front.
  public init(_ route: R, then others: R..., placed placement: Placement<R>? = nil) {
    self.init(through: [route] + others, placed: placement)
  }

  /// Creates a course that shows the first route of an array, then each following one on the one
  /// before it.
  ///
  /// `placement` says where the first route is built when it has no open screen; when `placement`
  /// is nil, the map says where. A request with an empty course fails with `emptyCourse`. A request
  /// fails with `noStack` when a route must be pushed where there is no stack, and with
  /// `containerInStack` when a following route is a stack, tabs or a split.
  public init(through routes: [R], placed placement: Placement<R>? = nil) {
    self.routes = routes
    self.placement = placement
  }
}

extension NavigationCourse: ExpressibleByArrayLiteral {
  /// Creates a course through several routes: `[.figures, .product(id: 3)]`.
  ///
  /// The map says where the first route is built. A request with an empty course fails with
  /// `emptyCourse`.
  public init(arrayLiteral routes: R...) { self.init(through: routes) }
}

extension NavigationCourse: CustomReflectable {
  /// Only the routes' labels, so that `print` and `dump` show associated values of loggable routes
  /// only.
  public var customMirror: Mirror {
    Mirror(self, children: ["routes": routes.map { AnyRoute($0) }], displayStyle: .struct)
  }
}
