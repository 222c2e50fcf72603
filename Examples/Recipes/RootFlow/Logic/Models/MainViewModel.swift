import Portolan

/// The main screen: it signs out, and asks for a screen it knows only by its route.
@MainActor public final class MainViewModel {
  private let signingOut: SignOutViewModel
  private let navigator: any Navigating<RootRoute>

  init(signingOut: SignOutViewModel, navigator: any Navigating<RootRoute>) {
    self.signingOut = signingOut
    self.navigator = navigator
  }

  /// Signs out.
  package func logOut() {
    signingOut.logOut()
  }

  /// Shows the settings.
  package func openSettings() {
    navigator.show(.settings)
  }
}
