/// Signs in and says so.
@MainActor public final class LoginViewModel {
  /// What happened on the login screen.
  public enum Event: Equatable, Sendable {
    /// There is a session.
    case signedIn
  }

  /// Called when what is shown changes.
  var onChange: (() -> Void)?
  /// What went wrong; nil when nothing did.
  private(set) var problem: String?
  private let session: Session
  private let send: (Event) -> Void

  init(session: Session, send: @escaping (Event) -> Void) {
    self.session = session
    self.send = send
  }

  /// Signs the demo's user in.
  func logIn() {
    do {
      try session.signIn("ada")
      send(.signedIn)
    } catch {
      problem = "The session could not be saved."
      onChange?()
    }
  }
}
