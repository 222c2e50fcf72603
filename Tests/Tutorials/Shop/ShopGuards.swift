import Portolan

// README begin
@MainActor final class Session {
  static let shared = Session()
  var user: String?
}

struct ShopGuards: GuardKeeper {
  let session: Session

  func verdict(on rule: Shop.Guard) async -> Verdict<Shop> {
    switch rule {
    case .signedIn: return session.user == nil ? .detour(to: .signIn) : .allow
    }
  }
}
// README end
