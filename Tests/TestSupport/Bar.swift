package import Portolan

/// Tabs that stand in the order that their route's value says.
package enum Bar: NavigationRoute {
  case bar([Int]), room(Int), page(Int), lock

  package var identity: Bar {
    if case .bar = self { return .bar([]) }
    return self
  }
}

package struct BarMap: NavigationMap {
  package init() {}

  package func destination(for route: Bar) -> RouteDestination<Bar> {
    switch route {
    case .bar(let rooms): return .tabs(rooms.map(Bar.room), .root)
    case .room: return .screenInStack(.member(of: .bar([])))
    case .page(let number): return .screen(.pushed(onto: .room(number)))
    case .lock: return .screen(.root)
    }
  }
}
