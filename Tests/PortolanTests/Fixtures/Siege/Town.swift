import Portolan

/// A feature in which nothing is guarded, for places among another module's screens.
enum Town: NavigationRoute, CaseIterable {
  case square, fair, arcade, stall, booth, market, barn, mill
}

struct TownMap: NavigationMap {
  func destination(for route: Town) -> RouteDestination<Town> {
    switch route {
    case .square: return .screenInStack(.presented(.sheet))
    case .fair: return .tabs([Fort.niche, Town.mill], .presented(.sheet))
    case .arcade: return .pages([.stall, .booth], .presented(.sheet))
    case .stall, .booth: return .screen(.member(of: .arcade))
    case .market: return .split(primary: .barn, secondary: .barn, .presented(.sheet))
    case .barn: return .screenInStack(.member(of: .market))
    case .mill: return .screen(.member(of: .fair))
    }
  }
}
