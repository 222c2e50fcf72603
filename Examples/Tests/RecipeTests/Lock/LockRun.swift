import Foundation
@_spi(Driver) import HeadlessUIKit
import Lock
import LockUIKit
import Portolan
import PortolanUIKit
import Testing

/// The recipe on a headless screen, connected as the system does, with what a test looks at.
@MainActor final class LockRun {
  let screen: HeadlessScreen
  let app: BankApp
  let delegate: BankSceneDelegate
  let driver: ScreenDriver

  /// Starts the app; the splash stays until `passSplash()`.
  init(_ screen: HeadlessScreen, user: String? = nil, restoring saved: SavedScene? = nil) {
    self.screen = screen
    app = BankApp(session: Session(user: user), clock: screen.clock)
    delegate = BankSceneDelegate(app, restoring: saved)
    driver = ScreenDriver(screen: screen, scene: app.navigator.scene)
    screen.connect(delegate)
  }

  /// Starts the app unlocked, with a user who has just signed in.
  static func signedIn(_ screen: HeadlessScreen) async throws -> LockRun {
    let run = LockRun(screen)
    try await run.passSplash()
    try await run.tap("Sign In")
    return run
  }

  /// The titles in front in each window, lowest first, read from the screen.
  var picture: [[String]] { screen.windows.map(\.frontTitles) }

  /// Ends the start-up work and waits for the part that follows.
  func passSplash() async throws {
    // The work, and the expiry of what waits for it.
    try await driver.until("the work") { screen.clock.pendingCount >= 2 }
    screen.advance(by: .seconds(1))
    try await driver.until("the first part") { picture.first != ["Bank"] }
    try await settle()
  }

  func settle() async throws { try await driver.settle() }

  /// Taps and waits until all has come to rest.
  func tap(_ label: String) async throws {
    try screen.tap(label)
    try await settle()
  }

  /// Opens a link as the system does.
  func open(_ link: String) async throws {
    screen.open(try #require(URL(string: "bank://\(link)")))
    try await settle()
  }

  /// The server answers 401.
  func endSession() async throws {
    await app.sessionEnded()
    try await settle()
  }

  /// A field of the screen in front of the window beneath the lock.
  func field() throws -> UITextField {
    let view = try #require(delegate.window?.front?.viewIfLoaded)
    return try #require(view.firstField)
  }
}

extension UIView {
  fileprivate var firstField: UITextField? {
    self as? UITextField ?? subviews.lazy.compactMap(\.firstField).first
  }
}
