package import Portolan

/// What the screens can do, with what it needs; all dependencies are read here.
@MainActor package struct BankModels {
  /// Where to go.
  package let navigator: Navigator<BankRoute>
  let session: Session

  /// Signs the demo's user in; what was asked for before is shown, else the main part.
  package func signIn(_ context: ScreenContext<BankRoute>) {
    session.user = "ada"
    context.proceed(to: .main)
  }

  /// Takes the lock away with all that stands on it.
  package func unlock() {
    navigator.close(.lock)
  }

  package func code(_ context: ScreenContext<BankRoute>) -> CodeViewModel {
    context.model { CodeViewModel { [navigator] in navigator.close(.lock) } }
  }
}
