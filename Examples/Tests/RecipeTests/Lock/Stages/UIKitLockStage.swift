import HeadlessUIKit
import HeadlessUIKitStage
import Lock
import LockUIKit
import Portolan
import PortolanTesting
import PortolanUIKit

/// The bank in view controllers, connected as the system does.
@MainActor final class UIKitLockStage: LockStage {
  let app: BankApp
  let screen: HeadlessScreen
  let person: any Stage

  /// Starts the app; the splash stays until `passSplash()`.
  init(_ screen: HeadlessScreen, user: String?, restoring saved: SavedScene?) {
    self.screen = screen
    app = BankApp(session: Session(user: user), clock: screen.clock)
    person = UIKitStage(connecting: BankSceneDelegate(app, restoring: saved), on: screen)
  }

  var picture: [String] { screen.windows.map { $0.front?.title ?? "" } }
  var snapshot: [String] { screen.snapshot }

  func turn() { screen.turn() }
}
