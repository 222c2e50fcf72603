import PortolanSwiftUI
import RootFlow

/// The screen of a user who is signed in.
struct MainView: View {
  let model: MainViewModel

  var body: some View {
    Color.gray.opacity(0.5)  // light grey over white
      .navigationTitle("Main Screen")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Log Out") { model.logOut() }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Settings") { model.openSettings() }
        }
      }
  }
}
