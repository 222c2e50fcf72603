/// Where to go, with the way there, as a value: it can be kept under a key, stored, and handed to
/// a screen that need not know what it leads to.
///
/// ```swift
/// let offers: [String: Course<Shop>] = [
///   "lamp": Course(.product(id: 5)),
///   "sale": Course(.product(id: 7), placed: .presented(.sheet)),
///   "new":  Course(through: [.figures, .product(id: 3)]),
/// ]
/// navigator.show(offers["sale"] ?? Course(.products))
/// ```
///
/// The first route is found where its map's `reuse` looks, or anywhere when others stand on it;
/// else it is built where `placement` says, without one where the map says. Each other route stands
/// on the one before it: there already it is found, otherwise it is pushed, whatever the map says
/// of it. Guards are asked of all that is built, as ever.
///
/// It is encoded with the routes' own encoding. A placement on another feature's route cannot be
/// encoded: that throws, and nothing else is lost.
public struct Course<R: NavigationRoute>: Hashable, Sendable, Codable {
  /// The routes on the way, one on the other; the last is shown.
  public let routes: [R]
  /// Where the first is built when it is not found; nil for where the map says.
  let placement: Placement<R>?

  /// One route, built where the map says or where this request says.
  public init(_ route: R, placed placement: Placement<R>? = nil) {
    self.init(through: [route], placed: placement)
  }

  /// Several routes, each on the one before it.
  ///
  /// Asked for without any it fails as `emptyCourse`. The first must stand in a stack, or it fails
  /// as `noStack`; a container among the others fails as `containerInStack`.
  public init(through routes: [R], placed placement: Placement<R>? = nil) {
    self.routes = routes
    self.placement = placement
  }
}

extension Course: ExpressibleByArrayLiteral {
  /// Several routes, each on the one before it: `[.figures, .product(id: 3)]`.
  public init(arrayLiteral routes: R...) { self.init(through: routes) }
}
