/// The maps of an app, by route type.
package struct MapSet {
  package struct Entry: Sendable {
    package let type: ObjectIdentifier
    let routeType: any NavigationRoute.Type
    package let mapName: String
    /// One route of each case; empty when the map lists none.
    package let samples: @Sendable () -> [AnyRoute]
    /// False for routes whose `Guard` is `Never`, so that their guards need not be looked up.
    let isGuarded: Bool
    /// The route to show when guards allow no other screen; nil when the map names none.
    package let refuge: AnyRoute?
    /// Returns the destination of a route; nil for a route that the map does not show.
    private(set) var destination: @Sendable (AnyRoute) -> AnyDestination?
    let transition: @Sendable (AnyRoute?, AnyRoute) -> ScreenTransition

    package init<M: NavigationMap>(_ map: M) {
      type = ObjectIdentifier(M.RouteType.self)
      routeType = M.RouteType.self
      mapName = map.name
      samples = { map.samples.map { AnyRoute($0) } }
      isGuarded = M.RouteType.Guard.self != Never.self
      refuge = map.refuge.map { AnyRoute($0) }
      destination = { map.destination(for: Self.route($0)).erased }
      transition = { map.transition(from: $0?.as(), to: Self.route($1)) }
    }

    package var name: String { routeType.savedName }

    /// The same map with other destinations: `move` gets a route and its old destination, and
    /// returns the new one.
    package func placing(
      _ move: @escaping @Sendable (AnyRoute, AnyDestination) -> AnyDestination
    ) -> Entry {
      var entry = self
      entry.destination = { [destination] route in destination(route).map { move(route, $0) } }
      return entry
    }

    private static func route<R: NavigationRoute>(_ route: AnyRoute) -> R {
      unsafeDowncast(route.box, to: RouteBox<R>.self).route
    }
  }

  package private(set) var entries: [ObjectIdentifier: Entry] = [:] {
    didSet {
      version += 1
      if said != nil { said = Said() }
    }
  }
  /// Grows with each change.
  private(set) var version = 0
  /// The guards of the scene, which apply to the routes of all maps, in the order in which they are
  /// asked.
  package var rules: [SceneRules] = [] { didSet { isGuarded = isGuarded || !rules.isEmpty } }
  /// Whether any route may have a guard.
  private(set) var isGuarded = false
  /// What the maps have said within the present signal; nil outside of one.
  var said: Said?

  mutating func add(_ entry: Entry) throws(NavigationError) {
    guard entries[entry.type] == nil else { throw .twoMaps(type: entry.name) }
    replace(entry)
  }

  package init() {}

  package mutating func replace(_ entry: Entry) {
    entries[entry.type] = entry
    if entry.isGuarded { isGuarded = true }
  }

  /// The maps, sorted by the names of their route types.
  package var sorted: [Entry] {
    entries.values.sorted { ($0.name, $0.type) < ($1.name, $1.type) }
  }

  /// The names of the route types that a host does not build; nil when it builds all.
  func unbuilt(by builds: (ObjectIdentifier) -> Bool) -> Set<String>? {
    let names = entries.values.filter { !builds($0.type) }.map(\.name)
    return names.isEmpty ? nil : Set(names)
  }

  /// Whether one of the maps places routes of this type.
  package func knows(_ route: AnyRoute) -> Bool { entries[route.typeID] != nil }

  package func replacing(_ entries: [Entry]) -> MapSet {
    var maps = self
    for entry in entries { maps.replace(entry) }
    return maps
  }

  /// These maps' destinations with the guards of other maps.
  func guarded(by others: [Entry]) -> MapSet {
    replacing(
      others.map { other in
        other.placing { [own = entries[other.type]] route, said in
          var destination = own?.destination(route) ?? said
          destination.guards = said.guards
          return destination
        }
      })
  }

  package func destination(for route: AnyRoute) throws(NavigationError) -> AnyDestination {
    if let destination = destination(ifKnown: route) { return destination }
    throw entry(of: route) == nil ? unknown(route) : .notInThisMap(route: route.label)
  }

  package func guards(of route: AnyRoute) throws(NavigationError) -> [AnyGuard] {
    guard let entry = entry(of: route) else { throw unknown(route) }
    return entry.isGuarded ? destination(ifKnown: route)?.guards ?? [] : []
  }

  /// The guards of the scene for a route, wherever the route is placed; empty for the library's own
  /// empty screen.
  package func sceneGuards(of route: AnyRoute) -> [AnyGuard] {
    rules.isEmpty || route.isEmptyRefuge ? [] : rules.flatMap { $0.guards(route) }
  }

  /// The error for a route that no map places; it suggests a type with a similar name.
  private func unknown(_ route: AnyRoute) -> NavigationError {
    let nearest = route.label.type.nearMiss(among: sorted.map(\.name)) { name in
      name.split(separator: ".").last.map { String($0) } ?? name
    }
    return .unknownRoute(route: route.label, nearest: nearest)
  }

  func transition(from old: AnyRoute?, to new: AnyRoute) -> ScreenTransition {
    entries[new.typeID]?.transition(old, new) ?? .automatic
  }
}

extension MapSet {
  /// The route's destinations in the order in which they are tried; empty when no map places it.
  func alternatives(of route: AnyRoute) -> [AnyDestination] {
    destination(ifKnown: route)?.alternatives ?? []
  }

  /// Whether the map places a route as the first screen of a new stack.
  package func hasOwnStack(_ route: AnyRoute) -> Bool {
    destination(ifKnown: route)?.shape == .ownStack
  }
}

extension MapSet {
  /// The routes to show when guards have refused every screen; the last is an empty screen.
  var refuges: [AnyRoute] {
    sorted.compactMap(\.refuge).filter(isRefuge) + [AnyRoute(Refuge.empty)]
  }

  /// Whether a route can be a refuge: its map places it at the root, without guards.
  package func isRefuge(_ route: AnyRoute) -> Bool {
    guard let destination = destination(ifKnown: route) else { return false }
    return destination.place == .root && destination.guards.isEmpty
  }

  /// The map that places a route; nil when no feature of the app has it.
  func entry(of route: AnyRoute) -> Entry? {
    entries[route.typeID] ?? (route.isEmptyRefuge ? Self.ownEntry : nil)
  }

  private static let ownEntry = Entry(RefugeMap())
}

extension AnyRoute {
  /// Whether the route is the library's own empty screen.
  package var isEmptyRefuge: Bool { typeID == ObjectIdentifier(Refuge.self) }
}

/// The library's empty screen; it is not saved, since no request named it.
private enum Refuge: NavigationRoute {
  case empty
  static var savedName: String { "Portolan.Refuge" }
  var isSaveable: Bool { false }
}

private struct RefugeMap: NavigationMap {
  func destination(for route: Refuge) -> RouteDestination<Refuge> { .screen(.root) }
}

extension MapSet {
  /// What the maps have said within one signal: each is called only once for each route.
  ///
  /// A map may read flags of the app, so nothing is remembered from one signal to the next.
  final class Said {
    fileprivate var destinations: [AnyRoute: AnyDestination?] = [:]
  }

  /// The destination of a route; nil when no map places it.
  func destination(ifKnown route: AnyRoute) -> AnyDestination? {
    if let known = said?.destinations[route] { return known }
    let destination = entry(of: route)?.destination(route)
    said?.destinations[route] = .some(destination)
    return destination
  }
}
