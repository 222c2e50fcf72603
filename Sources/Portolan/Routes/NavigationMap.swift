/// Says of each route where it belongs, in one exhaustive `switch`.
///
/// ```swift
/// struct ShopMap: NavigationMap {
///   func destination(for route: Shop) -> Destination<Shop> {
///     switch route {
///     case .main: return .tabs([.products, .account], .root)
///     …
///     }
///   }
/// }
/// ```
///
/// A map is pure: for an equal route it gives an equal destination. Write `return` in each case;
/// as one expression a large switch takes the compiler quadratic time.
public protocol NavigationMap<R>: Sendable {
  /// The routes it places.
  associatedtype R: NavigationRoute

  /// Where the route belongs.
  func destination(for route: R) -> Destination<R>

  /// What must hold whenever one of the map's routes is asked for; by default nothing.
  ///
  /// ```swift
  /// var guards: [Shop.Guard] { [.versionSupported] }
  /// ```
  ///
  /// They are asked before the guards of the destinations, each once in an attempt: on every request
  /// whose target is one of the map's routes, also when it is found, and on every other that shows
  /// one of them anew. What only goes back does not ask. A guard that redirects or detours is not
  /// asked of the screen it leads to, since that would lead there for ever.
  var guards: [R.Guard] { get }

  /// What is shown when a guard has refused all that was; by default an empty screen of the library.
  ///
  /// ```swift
  /// var refuge: Shop? { .welcome }
  /// ```
  ///
  /// Name a part that has no guards: nobody is asked before it is shown, the map's own guards
  /// neither. It stays until what a guard wants instead, or anything else, takes its place. Of several
  /// features the first that names one counts, by the names of their route types.
  var refuge: R? { get }

  /// The look of a switch between two parts; by default the new one's own transition.
  ///
  /// `old` goes and `new` comes; `old` is nil when there is none or it is another feature's.
  func transition(from old: R?, to new: R) -> PartTransition

  /// Stands for the map in events and logs; by default the type's name.
  ///
  /// Two values of one type that are to be told apart have a name each.
  var name: String { get }

  /// One route of each case, for checks and catalogues; by default none.
  var samples: [R] { get }
}

extension NavigationMap {
  /// No guards: only what destinations say is asked.
  public var guards: [R.Guard] { [] }

  /// None: an empty screen of the library.
  public var refuge: R? { nil }

  /// The new part's own transition.
  public func transition(from old: R?, to new: R) -> PartTransition {
    destination(for: new).erased?.transition ?? .cut
  }
}

extension NavigationMap {
  /// The type's name.
  public var name: String { String(describing: Self.self) }

  /// No samples: `problems` then says that nothing was checked.
  public var samples: [R] { [] }
}

extension NavigationMap where R: CaseIterable {
  /// All cases.
  public var samples: [R] { Array(R.allCases) }
}
