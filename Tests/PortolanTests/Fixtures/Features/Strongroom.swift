import Portolan

/// A bank that locks itself: two curtains, one with screens of its own.
enum Strongroom: NavigationRoute {
  case splash, main, accounts, account(Int), cards, transfer, signIn
  case lock, code, hint, update

  enum Guard: Hashable, Sendable, CaseIterable { case session, person, unlocked, current }
}

struct StrongroomMap: NavigationMap {
  func destination(for route: Strongroom) -> RouteDestination<Strongroom> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .main: return .tabs([.accounts, .cards], .root)
    case .accounts: return .screenInStack(.member(of: .main))
    case .account: return .screen(.pushed(onto: .accounts), guards: [.person])
    case .cards: return .screenInStack(.member(of: .main), guards: [.session])
    case .transfer: return .screenInStack(.presented(.sheet, over: .main), guards: [.unlocked])
    case .signIn: return .screenInStack(.presented(.sheet))
    case .lock: return .screenInStack(.curtain)
    case .code: return .screen(.pushed(onto: .lock))
    case .hint: return .screen(.presented(.sheet, over: .lock))
    case .update: return .screen(.curtain)
    }
  }

  var samples: [Strongroom] {
    [
      .splash, .main, .accounts, .account(1), .cards, .transfer, .signIn, .lock, .code, .hint,
      .update,
    ]
  }
}

/// Allows what it was told nothing of; the guard `person` has no deadline.
@MainActor final class StrongroomKeeper: GuardKeeper {
  var verdicts: [Strongroom.Guard: Verdict<Strongroom>] = [:]
  /// Guards that answer when their gate opens.
  var gates: [Strongroom.Guard: Gate] = [:]
  private(set) var asked: [Strongroom.Guard] = []

  func deadline(for rule: Strongroom.Guard) -> Duration? { rule == .person ? nil : .seconds(10) }

  func verdict(on rule: Strongroom.Guard) async -> Verdict<Strongroom> {
    asked.append(rule)
    await gates[rule]?.wait()
    return verdicts[rule] ?? .allow
  }
}
