/// A type that gives each route its destination, in one exhaustive `switch`.
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
/// Equal routes must get equal destinations. Write `return` in each case: without it, a large
/// `switch` is one expression, whose compile time grows with the square of its size.
public protocol NavigationMap<RouteType>: Sendable {
  /// The type of the routes that the map places.
  associatedtype RouteType: NavigationRoute

  /// Returns the shape, the placement and the guards of a route.
  func destination(for route: RouteType) -> RouteDestination<RouteType>

  /// The route to show when the guards allow no other screen; nil, the default, shows an empty
  /// screen.
  ///
  /// ```swift
  /// var refuge: Shop? { .welcome }
  /// ```
  ///
  /// The route must be placed at `.root` and have no guards; the navigator ignores any other route.
  /// It shows the screen without asking any guard, not even the scene's. The screen stays until
  /// another request, or the target of a guard's redirect or detour, replaces it. When several
  /// features name a refuge, the navigator takes the refuge of the route type whose name comes
  /// first in the alphabet.
  var refuge: RouteType? { get }

  /// The animation with which one part of the app, such as a splash, replaces another; by default
  /// the transition of the new part's destination.
  ///
  /// `old` is nil when there is no old part, or when the old part belongs to another feature.
  func transition(from old: RouteType?, to new: RouteType) -> ScreenTransition

  /// The map's name in events and logs; by default the type's name.
  ///
  /// Give two maps of one type different names when logs must tell them apart.
  var name: String { get }

  /// At least one route of each case, for checks and for `ScreenCatalogue`; empty by default.
  var samples: [RouteType] { get }
}

extension NavigationMap {
  /// By default nil: when the guards allow no screen, the library shows an empty one.
  public var refuge: RouteType? { nil }

  /// By default the transition that the new part's destination names.
  public func transition(from old: RouteType?, to new: RouteType) -> ScreenTransition {
    destination(for: new).erased?.transition { $0 == .root } ?? .automatic
  }
}

extension NavigationMap {
  /// By default the name of the map's type.
  public var name: String { String(describing: Self.self) }

  /// Empty by default; then `problems` can check nothing, and reports that samples are missing.
  public var samples: [RouteType] { [] }
}

extension NavigationMap where RouteType: CaseIterable {
  /// By default all cases of the route type.
  public var samples: [RouteType] { Array(RouteType.allCases) }
}
