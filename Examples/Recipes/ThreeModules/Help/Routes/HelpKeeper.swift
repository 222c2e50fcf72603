import Portolan

/// Refuses topics that nobody wrote, as an old link may name one.
struct HelpKeeper: GuardKeeper {
  func verdict(on rule: HelpRoute.Guard) async -> Verdict<HelpRoute> {
    switch rule {
    case .written(let name): return Topic.named(name) == nil ? .deny("no such topic") : .allow
    }
  }
}
