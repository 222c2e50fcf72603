import PortolanSwiftUI
import ProductRecipe

/// Lets somebody sign in, and closes.
struct SignInView: View {
  let session: Session
  let close: () -> Void

  var body: some View {
    ColumnView("Sign In") {
      ForEach(Session.User.allCases, id: \.self) { user in
        Button("Continue as \(user.rawValue)") {
          session.signIn(user)
          close()
        }
      }
    }
  }
}
