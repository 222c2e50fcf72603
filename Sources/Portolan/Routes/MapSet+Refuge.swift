extension MapSet {
  /// What is shown where nothing else may be: what maps name for it, and at last an empty screen.
  var refuges: [AnyRoute] {
    sorted.compactMap(\.refuge).filter(isRefuge) + [AnyRoute(Refuge.empty)]
  }

  /// Whether a route is a part, and nobody is asked before it is shown.
  func isRefuge(_ route: AnyRoute) -> Bool {
    guard let destination = destination(ifKnown: route) else { return false }
    return destination.place == .root && destination.guards.isEmpty
  }

  /// The map that places a route; nil when no feature knows it.
  func entry(of route: AnyRoute) -> Entry? {
    entries[route.typeID] ?? (route.isEmptyRefuge ? Self.ownEntry : nil)
  }

  private static let ownEntry = Entry(RefugeMap())
}

extension AnyRoute {
  /// Whether it is the empty screen that the library shows where nothing else may be.
  package var isEmptyRefuge: Bool { typeID == ObjectIdentifier(Refuge.self) }
}

/// The empty screen of the library; it is not saved, as nobody asked for it.
private enum Refuge: NavigationRoute {
  case empty
  static var name: String { "Portolan.Refuge" }
  var isSaveable: Bool { false }
}

private struct RefugeMap: NavigationMap {
  func destination(for route: Refuge) -> Destination<Refuge> { .screen(.root) }
}
