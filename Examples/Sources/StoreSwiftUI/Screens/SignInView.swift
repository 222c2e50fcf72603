import PortolanSwiftUI
import Store

/// Name and password.
struct SignInView: View {
  @Bindable var model: SignInModel

  var body: some View {
    Page("Sign In", named: "signIn") {
      NameField(name: $model.name)
      SecureField("Password", text: $model.password)
      ProblemRow(problem: model.problem)
      if model.isWorking {
        ProgressView()
      } else {
        Button("Sign In") { Task { await model.signIn() } }
      }
      Button("Forgot Password") { model.forgot() }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.cancel() } }
    }
  }
}
