import PortolanSwiftUI
import Store

/// Help for who forgot the password.
struct ForgotPasswordView: View {
  @Bindable var model: ForgotPasswordModel

  var body: some View {
    Page("Forgot Password", named: "forgotPassword") {
      if model.isSent {
        Text("If there is such an account, a letter is on its way.")
      } else {
        NameField(name: $model.name)
        Button("Send Letter") { model.send() }
      }
    }
  }
}
