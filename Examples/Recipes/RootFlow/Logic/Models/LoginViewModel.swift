public import Observation

/// Signs in and says so.
@MainActor @Observable public final class LoginViewModel {
  /// What happened on the login screen.
  public enum Event: Equatable, Sendable {
    /// There is a session.
    case signedIn
  }

  /// What went wrong; nil when nothing did.
  package private(set) var problem: String?
  private let session: Session
  private let send: (Event) -> Void

  init(session: Session, send: @escaping (Event) -> Void) {
    self.session = session
    self.send = send
  }

  /// Signs the demo's user in.
  package func logIn() {
    do {
      try session.signIn("ada")
      send(.signedIn)
    } catch {
      problem = "The session could not be saved."
    }
  }
}
