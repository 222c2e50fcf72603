import PortolanSwiftUI

struct SignInView: View {
  let signIn: () -> Void

  var body: some View {
    Button("Sign in as Ada") { signIn() }
      .navigationTitle("Sign in")
  }
}
