import Portolan
import TestSupport

/// A feature that brings guards for all of its routes, beside those of its destinations.
enum Bank: NavigationRoute, CaseIterable {
  case home, accounts, cards, account, card, terms, update, login, code

  enum Guard: String, Hashable, Sendable { case current, signedIn, coded }
}

struct BankMap: NavigationMap {
  func destination(for route: Bank) -> RouteDestination<Bank> {
    switch route {
    case .home: return .tabs([.accounts, .cards], .root)
    case .accounts, .cards: return .screenInStack(.member(of: .home))
    case .account: return .screen(.pushed(onto: .accounts), guards: [.signedIn])
    case .card: return .screen(.pushed(onto: .cards), guards: [.current, .signedIn])
    case .terms: return .screenInStack(.presented(.sheet))
    case .update: return .screen(.root)
    case .login: return .screenInStack(.presented(.sheet), guards: [.coded])
    case .code: return .screenInStack(.presented(.sheet))
    }
  }
}

/// Allows what it was told nothing of, and remembers what it was asked.
@MainActor final class BankKeeper: GuardKeeper {
  var verdicts: [Bank.Guard: Verdict<Bank>] = [:]
  private(set) var asked: [Bank.Guard] = []

  func verdict(on rule: Bank.Guard) async -> Verdict<Bank> {
    asked.append(rule)
    return verdicts[rule] ?? .allow
  }

  func forget() { asked = [] }
}

/// A bank with its keeper, clock and host.
@MainActor struct Banking {
  let keeper = BankKeeper()
  let clock = TestClock()
  let host = RecordingHost()
  let navigator: Navigator<Bank>

  var scene: SceneNavigator { navigator.scene }
  var picture: String { navigator.tree.picture }

  init() {
    navigator = Navigator(
      BankMap(), guards: keeper, sceneGuards: always(.current, in: Bank.self), clock: clock)
    scene.attach(host)
  }

  static func showing(_ routes: Bank...) async throws -> Banking {
    let banking = Banking()
    for route in routes { try await banking.navigator.navigate(to: route) }
    banking.keeper.forget()
    return banking
  }

  /// How a request failed, once it has ended; nil when it arrived.
  func failure(of request: NavigationRequest) async -> NavigationError? {
    await eventually { request.outcome != nil }
    if case .failure(let error) = request.outcome { return error }
    return nil
  }
}
