import Foundation
import HeadlessUIKit
import Lock
import LockUIKit
import Portolan
import PortolanUIKit

/// The bank in view controllers, connected as the system does.
@MainActor final class UIKitLockStage: LockStage {
  let app: BankApp
  let screen: HeadlessScreen
  private let delegate: BankSceneDelegate
  private let driver: ScreenDriver

  /// Starts the app; the splash stays until `passSplash()`.
  init(_ screen: HeadlessScreen, user: String?, restoring saved: SavedScene?) {
    self.screen = screen
    app = BankApp(session: Session(user: user), clock: screen.clock)
    delegate = BankSceneDelegate(app, restoring: saved)
    driver = ScreenDriver(screen: screen, scene: app.navigator.scene)
    screen.connect(delegate)
  }

  var picture: [String] { screen.windows.map { $0.front?.title ?? "" } }
  var snapshot: [String] { screen.snapshot }
  var tappable: [String] { screen.tappable }
  var faults: [String] { screen.faults.map(\.description) }

  func turn() { screen.turn() }
  func until(_ awaited: String, _ holds: () -> Bool) async throws {
    try await driver.until(awaited, holds)
  }
  func settle() async throws { try await driver.settle() }
  func advance(by time: Duration) { screen.advance(by: time) }
  func touch(_ label: String) throws { try screen.tap(label) }
  func type(_ text: String, into label: String) throws { try screen.type(text, into: label) }
  func deliver(_ link: URL) { screen.open(link) }
}
