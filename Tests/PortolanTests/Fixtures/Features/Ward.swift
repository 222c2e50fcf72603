import Portolan

/// Rooms that each have a guard of their own, so that a test refuses just the one it means.
enum Ward: NavigationRoute, CaseIterable {
  case hall, left, right, bed, shelf, visit, porch, refuge, shade

  typealias Guard = Ward
}

struct WardMap: NavigationMap {
  func destination(for route: Ward) -> RouteDestination<Ward> {
    switch route {
    case .hall: return .tabs([.left, .right], .root, guards: [.hall])
    case .left, .right: return .screenInStack(.member(of: .hall), guards: [route])
    case .bed: return .screen(.pushed(onto: .left), guards: [.bed])
    case .shelf: return .screen(.pushed(onto: .bed), guards: [.shelf])
    case .visit: return .screenInStack(.presented(.sheet), guards: [.visit])
    case .porch: return .screen(.root)
    case .refuge: return .screenInStack(.presented(.sheet))
    case .shade: return .screen(.curtain)
    }
  }
}

/// Allows what it was told nothing of.
@MainActor final class WardKeeper: GuardKeeper {
  var verdicts: [Ward: Verdict<Ward>] = [:]
  /// Guards that answer when their gate opens.
  var gates: [Ward: Gate] = [:]
  /// Guards that ask a person, who may take any time.
  var people: Set<Ward> = []

  func deadline(for rule: Ward) -> Duration? { people.contains(rule) ? nil : .seconds(10) }

  func verdict(on rule: Ward) async -> Verdict<Ward> {
    await gates[rule]?.wait()
    return verdicts[rule] ?? .allow
  }
}
