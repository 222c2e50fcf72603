public import Portolan

/// The app of this recipe: a bank that is hidden while it is not active, and locked in
/// the background.
///
/// It knows no UI framework: `LockUIKit` gives it a scene delegate, `LockSwiftUI` a root view.
@MainActor public final class BankApp {
  /// Where to go.
  public let navigator: Navigator<BankRoute>
  /// Who is signed in.
  public let session: Session
  private let startUp = StartUp()
  private let clock: any Clock<Duration>
  private var isCovered = false

  /// Makes the app; nothing runs before its start.
  ///
  /// - Parameters:
  ///   - session: Who is signed in when the app starts.
  ///   - clock: What the start-up work and the navigator wait on.
  public init(
    session: Session = Session(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.session = session
    self.clock = clock
    navigator = Navigator(
      BankMap(), guards: BankKeeper(startUp: startUp, session: session), links: .bank,
      clock: clock)
  }

  /// What the screens can do.
  package var models: BankModels { BankModels(navigator: navigator, session: session) }

  /// Shows the splash, and what was saved or the main part when the start-up work is done.
  ///
  /// Who is signed in finds the app locked: the lock is asked for before all else.
  public func start(restoring saved: SavedScene? = nil) {
    lock()
    navigator.show(.splash)
    if let saved { restore(saved) } else { navigator.show(.main) }
    Task { [startUp, clock, navigator] in
      try await startUp.run(on: clock)
      await navigator.revalidate()
    }
  }

  /// Hides all that is shown; call it when the scene is about to be no longer active.
  ///
  /// A prompt of the system, as that of Face ID, makes the scene inactive too: a lock that came now
  /// would ask for the next prompt.
  public func cover() {
    guard session.user != nil else { return }
    isCovered = true
    navigator.show(.cover)
  }

  /// Shows again what was hidden, or the lock; call it when the scene is active.
  public func uncover() {
    if isCovered { navigator.close(.cover) }
    isCovered = false
  }

  /// Locks what is shown; call it when the scene is in the background.
  ///
  /// A lock that stands stays as it is, with the screens in it.
  public func lock() {
    if session.user != nil { navigator.show(.lock) }
  }

  /// The server has answered 401: what needs the session goes, and the sign-in comes.
  public func sessionEnded() async {
    session.user = nil
    await navigator.revalidate()
  }

  /// When nothing of it can be shown, the main part is.
  private func restore(_ saved: SavedScene) {
    let request = navigator.scene.restore(saved)
    Task { [navigator] in
      do { _ = try await request.arrival() } catch { navigator.show(.main) }
    }
  }
}
