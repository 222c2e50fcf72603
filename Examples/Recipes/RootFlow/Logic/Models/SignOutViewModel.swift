/// Signs out and says so, wherever the button stands.
@MainActor public final class SignOutViewModel {
  /// What happened.
  public enum Event: Equatable, Sendable {
    /// There is no session any more.
    case signedOut
  }

  private let session: Session
  private let send: (Event) -> Void

  init(session: Session, send: @escaping (Event) -> Void) {
    self.session = session
    self.send = send
  }

  /// Signs out; what the store could not forget is overwritten by the next sign-in.
  package func logOut() {
    do { try session.signOut() } catch { session.forgettingFailed = true }
    send(.signedOut)
  }
}
