public import PortolanUIKit
import ProductRecipe

/// Lets somebody sign in, and closes.
public final class SignInViewController: ColumnViewController {
  private let session: Session
  private let close: () -> Void

  init(session: Session, close: @escaping () -> Void) {
    self.session = session
    self.close = close
    super.init(title: "Sign In")
  }

  /// Not available: the session comes from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var rows: [UIView] {
    Session.User.allCases.map { user in
      button("Continue as \(user.rawValue)") {
        self.session.signIn(user)
        self.close()
      }
    }
  }
}
