import Portolan

/// Routes without meaning, for maps that a test writes down as a table.
enum Spot: NavigationRoute {
  case a, b, c, d, e, f
  case item(Int)
}

/// A map as a table; what it does not list is a part of one screen.
struct TableMap: NavigationMap {
  let table: [Spot: RouteDestination<Spot>]
  var samples: [Spot]

  init(_ rows: KeyValuePairs<Spot, RouteDestination<Spot>>) {
    table = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0.value) })
    samples = rows.map(\.key)
  }

  init(_ table: [Spot: RouteDestination<Spot>], samples: [Spot]) {
    self.table = table
    self.samples = samples
  }

  func destination(for route: Spot) -> RouteDestination<Spot> { table[route] ?? .screen(.root) }
}
