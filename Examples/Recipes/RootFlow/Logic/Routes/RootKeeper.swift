import Portolan

/// Answers for the guards from the state of the app.
struct RootKeeper: GuardKeeper {
  let startUp: StartUp
  let session: Session
  let lock: Lock

  func verdict(on rule: RootRoute.Guard) async -> Verdict<RootRoute> {
    switch rule {
    case .started: return startUp.isOver ? .allow : .detour(to: .splash)
    case .signedIn: return session.user == nil ? .detour(to: .login) : .allow
    case .signedOut: return session.user == nil ? .allow : .deny("you are signed in already")
    case .unlocked: return lock.isClosed ? .detour(to: .lock) : .allow
    }
  }
}
