package import Portolan

/// Makes each screen's view model with what it needs; all dependencies are read here.
///
/// A model lives as long as its screen, and one that outlives it is reported.
@MainActor package struct RootModels {
  /// Where to go.
  package let navigator: Navigator<RootRoute>
  let session: Session
  let lock: Lock
  let startUp: StartUp
  let onModel: ((AnyObject) -> Void)?

  private var events: RootEvents { RootEvents(navigator: navigator, lock: lock) }

  package func splash(_ context: ScreenContext<RootRoute>) -> SplashViewModel {
    let events = events
    return own(context) { SplashViewModel(startUp: startUp) { events.handle($0) } }
  }

  package func login(_ context: ScreenContext<RootRoute>) -> LoginViewModel {
    let events = events
    return own(context) { LoginViewModel(session: session) { events.handle($0) } }
  }

  package func main(_ context: ScreenContext<RootRoute>) -> MainViewModel {
    own(context) { MainViewModel(signingOut: signOut(context), navigator: navigator) }
  }

  package func lock(_ context: ScreenContext<RootRoute>) -> LockViewModel {
    let events = events
    return own(context) { LockViewModel(lock: lock) { events.handle($0) } }
  }

  package func signOut(_ context: ScreenContext<RootRoute>) -> SignOutViewModel {
    let events = events
    return own(context) { SignOutViewModel(session: session) { events.handle($0) } }
  }

  private func own<M: AnyObject>(_ context: ScreenContext<RootRoute>, _ make: () -> M) -> M {
    context.model {
      let model = make()
      onModel?(model)
      return model
    }
  }
}
