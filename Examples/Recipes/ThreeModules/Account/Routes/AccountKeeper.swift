import Portolan

/// Lets users see their account once they have signed in.
struct AccountKeeper: GuardKeeper {
  let session: Session

  func verdict(on rule: AccountRoute.Guard) async -> Verdict<AccountRoute> {
    switch rule {
    case .signedIn: return session.user == nil ? .detour(to: .signIn) : .allow
    }
  }
}
