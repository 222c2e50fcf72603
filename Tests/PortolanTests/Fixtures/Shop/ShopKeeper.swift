import Portolan

/// Answers for the shop's guards from state that a test sets, and remembers what it was asked.
@MainActor final class ShopKeeper: GuardKeeper {
  var isStarted = true
  var isSignedIn = false
  var isBagEmpty = false
  var club: @MainActor () async throws -> Verdict<Shop> = { .allow }
  var clubDeadline: Duration? = .seconds(10)
  var silence = WhenSilent.keep
  private(set) var asked: [Shop.Guard] = []

  func verdict(on rule: Shop.Guard) async throws -> Verdict<Shop> {
    asked.append(rule)
    switch rule {
    case .started: return isStarted ? .allow : .detour(to: .splash)
    case .signedIn: return isSignedIn ? .allow : .detour(to: .signIn)
    case .bagNotEmpty: return isBagEmpty ? .redirect(to: .bag) : .allow
    case .club: return try await club()
    }
  }

  func deadline(for rule: Shop.Guard) -> Duration? {
    rule == .club ? clubDeadline : .seconds(10)
  }

  func whenSilent(_ rule: Shop.Guard) -> WhenSilent { silence }

  func forget() { asked = [] }
}
