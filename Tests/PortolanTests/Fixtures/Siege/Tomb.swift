import Portolan

/// A feature all of whose routes want a key.
enum Tomb: NavigationRoute, CaseIterable {
  case entrance, coffin, urn

  enum Guard: Hashable, Sendable { case key }
}

struct TombMap: NavigationMap {
  func destination(for route: Tomb) -> RouteDestination<Tomb> {
    switch route {
    case .entrance: return .screenInStack(.presented(.sheet))
    case .coffin: return .screen(.pushed(.inVisibleStack))
    case .urn: return .screen(.member(of: Fort.hall))
    }
  }
}

/// Asks the keeper of the fort.
@MainActor struct TombKeeper: GuardKeeper {
  let keeper: FortKeeper

  func verdict(on rule: Tomb.Guard) async -> Verdict<Tomb> {
    keeper.isOpen ? .allow : .deny("no key")
  }
}
