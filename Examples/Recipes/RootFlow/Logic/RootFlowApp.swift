public import Foundation
public import Portolan

/// The app of this recipe: a splash, a sign-in part and a main part under one root.
///
/// It knows no UI framework. `RootFlowUIKit` puts it into a window, `RootFlowSwiftUI` gives it a
/// root view.
///
/// ```swift
/// let app = RootFlowApp(store: FileSessionStore(folder: folder))
/// app.start(in: window)  // or: app.start(), and app.rootView in the view of one window
/// ```
@MainActor public final class RootFlowApp {
  /// Where to go.
  public let navigator: Navigator<RootRoute>
  /// Who is signed in.
  public let session: Session
  /// Whether the main part is closed to the user.
  public let lock: Lock
  /// The work before the first part.
  public let startUp: StartUp
  /// Called for each view model that is made, for example to count what is alive.
  public var onModel: ((AnyObject) -> Void)?
  /// How long the splash plays, in seconds.
  public let splashAnimation: TimeInterval

  /// Makes the app; nothing runs before its start.
  ///
  /// - Parameters:
  ///   - store: Where the session is kept.
  ///   - clock: What the start-up work and the navigator wait on.
  ///   - splashAnimation: How long the splash plays, in seconds.
  ///   - work: The start-up work; by default it takes three seconds.
  public init(
    store: any SessionStore, clock: any Clock<Duration> = ContinuousClock(),
    splashAnimation: TimeInterval = 1, work: (@MainActor () async throws -> Void)? = nil
  ) {
    let session = Session(store: store)
    let lock = Lock()
    let startUp = StartUp {
      if let work { try await work() } else { try await clock.sleep(for: .seconds(3)) }
      try session.restore()
    }
    navigator = Navigator(
      RootMap(), guards: RootKeeper(startUp: startUp, session: session, lock: lock),
      links: .rootFlow, clock: clock)
    self.session = session
    self.lock = lock
    self.startUp = startUp
    self.splashAnimation = splashAnimation
  }

  /// The view models with what they need.
  package var models: RootModels {
    RootModels(
      navigator: navigator, session: session, lock: lock, startUp: startUp, onModel: onModel)
  }

  /// Shows the splash, and the first part when the start-up work is done.
  public func start() {
    navigator.show(.splash)
    navigator.show(.main)
  }

  /// Closes the main part to the user and keeps it; call it when the scene goes to the background.
  public func close() {
    guard startUp.isOver, session.user != nil, !lock.isClosed else { return }
    lock.isClosed = true
    navigator.show(.lock, options: .keepingReplacedPart)
  }
}
