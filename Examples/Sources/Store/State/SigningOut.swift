public import Portolan

/// Signs out from wherever the user is, and shows the shop.
@MainActor public final class SigningOut {
  /// Whether a sign-out is under way.
  public private(set) var isRunning = false
  private let session: Session
  private let navigator: Navigator<StoreRoute>

  /// Signs out of a session on a navigator's scene.
  public init(_ session: Session, _ navigator: Navigator<StoreRoute>) {
    self.session = session
    self.navigator = navigator
  }

  /// Shows the shop first, so that nobody sees the sign-in sheet of a screen that is about to go;
  /// then all that was only for the user leaves the tree.
  public func callAsFunction() async {
    isRunning = true
    session.signOut()
    navigator.show(.products)
    await navigator.revalidate()
    isRunning = false
  }
}
