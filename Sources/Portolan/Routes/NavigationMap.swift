/// Gives each route its destination, in one exhaustive `switch`.
///
/// ```swift
/// struct ShopMap: NavigationMap {
///   func destination(for route: Shop) -> RouteDestination<Shop> {
///     switch route {
///     case .main: return .tabs([.products, .account], .root)
///     …
///     }
///   }
/// }
/// ```
///
/// A map is pure: equal routes get equal destinations. Write `return` in each case: without it, a
/// large `switch` is one expression, which takes the compiler quadratic time.
public protocol NavigationMap<RouteType>: Sendable {
  /// The routes that the map places.
  associatedtype RouteType: NavigationRoute

  /// Returns the shape, the placement and the guards of a route.
  func destination(for route: RouteType) -> RouteDestination<RouteType>

  /// The route to show when guards have refused every screen; by default an empty screen.
  ///
  /// ```swift
  /// var refuge: Shop? { .welcome }
  /// ```
  ///
  /// Name a route at the root that has no guards: it is shown without asking any guard, not even
  /// the scene's. It stays until another request, or the screen that a guard leads to, replaces it.
  /// When several features name a refuge, the one whose route type's name comes first is used.
  var refuge: RouteType? { get }

  /// The animation with which one part of the app, such as a splash, replaces another; by default
  /// the new part's own transition.
  ///
  /// `old` is nil when there is no old part, or when it belongs to another feature.
  func transition(from old: RouteType?, to new: RouteType) -> ScreenTransition

  /// The map's name in events and logs; by default the type's name.
  ///
  /// Give two values of one type different names when logs must tell them apart.
  var name: String { get }

  /// One route of each case, for checks and for `ScreenCatalogue`; by default none.
  var samples: [RouteType] { get }
}

extension NavigationMap {
  /// Nil: the library's empty screen is shown.
  public var refuge: RouteType? { nil }

  /// The new part's own transition.
  public func transition(from old: RouteType?, to new: RouteType) -> ScreenTransition {
    destination(for: new).erased?.transition { $0 == .root } ?? .automatic
  }
}

extension NavigationMap {
  /// The type's name.
  public var name: String { String(describing: Self.self) }

  /// None: without samples `problems` has nothing to check, and says so.
  public var samples: [RouteType] { [] }
}

extension NavigationMap where RouteType: CaseIterable {
  /// All cases.
  public var samples: [RouteType] { Array(RouteType.allCases) }
}
