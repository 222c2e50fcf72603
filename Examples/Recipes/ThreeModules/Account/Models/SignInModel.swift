public import Portolan

/// Signs in and closes itself; what waited for it then goes on.
@MainActor public struct SignInModel {
  private let session: Session
  private let navigator: any Navigating<AccountRoute>

  /// Makes the model of one screen.
  public init(session: Session, navigator: any Navigating<AccountRoute>) {
    self.session = session
    self.navigator = navigator
  }

  /// The user signs in.
  public func signIn() {
    session.signIn("Ada")
    navigator.back()
  }

  /// The user would rather not.
  public func cancel() {
    navigator.back()
  }
}
