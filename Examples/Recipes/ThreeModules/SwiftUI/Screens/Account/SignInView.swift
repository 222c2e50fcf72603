import Account
import PortolanSwiftUI

/// The way in.
struct SignInView: View {
  let model: SignInModel

  var body: some View {
    RowsView("Sign In") {
      Button("Continue as Ada") { model.signIn() }
      Button("Cancel") { model.cancel() }
    }
  }
}
