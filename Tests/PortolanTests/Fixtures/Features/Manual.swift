import Portolan

/// A feature that stands in the front's tabs.
enum Manual: NavigationRoute {
  case cover, topics, topic(Int)

  enum Guard: Hashable, Sendable { case reader }
}

struct ManualMap: NavigationMap {
  func destination(for route: Manual) -> RouteDestination<Manual> {
    switch route {
    case .cover: return .screen(.member(of: Front.main))
    case .topics: return .screenInStack(.member(of: Front.main), guards: [.reader])
    case .topic: return .screen(.pushed(onto: .topics))
    }
  }

  var samples: [Manual] { [.cover, .topics, .topic(1)] }
}

/// Lets readers read; others are shown the cover.
@MainActor final class ManualKeeper: GuardKeeper {
  var verdict = Verdict<Manual>.allow
  private(set) var asked = 0

  func verdict(on rule: Manual.Guard) async -> Verdict<Manual> {
    asked += 1
    return verdict
  }
}
