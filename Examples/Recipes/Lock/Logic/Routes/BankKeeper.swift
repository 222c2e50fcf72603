import Portolan

/// Answers for the guards from the state of the app.
struct BankKeeper: GuardKeeper {
  let startUp: StartUp
  let session: Session

  func verdict(on rule: BankRoute.Guard) async -> Verdict<BankRoute> {
    switch rule {
    case .started: return startUp.isOver ? .allow : .wait
    case .signedIn: return session.user == nil ? .detour(to: .signIn) : .allow
    }
  }
}
