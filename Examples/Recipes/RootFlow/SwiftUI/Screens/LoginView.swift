import PortolanSwiftUI
import RootFlow

/// The screen that signs in.
struct LoginView: View {
  let model: LoginViewModel

  var body: some View {
    Text(model.problem ?? "")
      .navigationTitle("Login Screen")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Log In") { model.logIn() }
        }
      }
  }
}
