import Foundation
import HeadlessUIKit
import Lock
import LockUIKit
import Portolan
import PortolanUIKit

/// A bank that is hidden while it is not active, and locked in the background; a link and a 401
/// arrive beneath the lock.
@MainActor enum LockRecipe {
  static func run() async throws {
    try await HeadlessScreen.run { screen in
      let app = BankApp(clock: screen.clock)
      let delegate = BankSceneDelegate(app)
      let stage = Stage(screen: screen, navigator: app.navigator)
      try await stage.seen("start") { screen.connect(delegate) }
      // The work sleeps on the clock, together with what waits for it.
      try await stage.until { screen.clock.pendingCount >= 2 }
      screen.advance(by: .seconds(1))
      try await stage.until { app.navigator.tree.picture != "splash" }
      try await stage.seen("the start-up work ends: nobody is signed in")
      for label in ["Sign In", "Account 1", "Transfer"] {
        try await stage.seen("tap \(label)") { try screen.tap(label) }
      }
      try await locked(app, stage)
      try await unlocked(stage)
      try await stage.seen("the scene goes to the background again") { screen.enterBackground() }
      try await restored(app.navigator.scene.save())
    }
  }

  private static func locked(_ app: BankApp, _ stage: Stage<BankRoute>) async throws {
    let screen = stage.screen
    try await stage.seen("a prompt of the system comes: all is hidden") { screen.resignActive() }
    try await stage.seen("it goes: nothing is locked") { screen.becomeActive() }
    try await stage.seen("the scene goes to the background") { screen.enterBackground() }
    try await stage.seen("a link to account 7 opens beneath the lock") {
      screen.open(try link("accounts/7"))
    }
    await app.sessionEnded()
    try await stage.seen("the server answers 401: the sign-in comes beneath")
    try await stage.seen("a link to a transfer waits") { screen.open(try link("transfer")) }
  }

  private static func unlocked(_ stage: Stage<BankRoute>) async throws {
    let screen = stage.screen
    try await stage.seen("tap Enter Code") { try screen.tap("Enter Code") }
    try await stage.seen("type the code, tap Done: the lock goes") {
      try screen.type("1234", into: "Your code")
      try screen.tap("Done")
    }
    try await stage.seen("tap Sign In: what was asked for") { try screen.tap("Sign In") }
  }

  /// The next start of the app, while it is locked.
  private static func restored(_ saved: SavedScene) async throws {
    try await HeadlessScreen.run { screen in
      let app = BankApp(session: Session(user: "ada"), clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.navigator)
      let delegate = BankSceneDelegate(app, restoring: saved)
      try await stage.seen("a cold start: locked first") { screen.connect(delegate) }
      // What waits for the work beneath a lock has no time that ends.
      try await stage.until { screen.clock.pendingCount >= 1 }
      screen.advance(by: .seconds(1))
      try await stage.until { app.navigator.tree.picture != "splash" }
      try await stage.seen("what was saved comes beneath")
      try await stage.seen("tap Unlock") { try screen.tap("Unlock") }
    }
  }

  private static func link(_ path: String) throws -> URL {
    guard let url = URL(string: "bank://\(path)") else { throw URLError(.badURL) }
    return url
  }
}

extension Stage {
  /// A step with what a person sees: of the windows only the highest, which covers the others.
  fileprivate func seen(_ title: String, _ action: () throws -> Void = {}) async throws {
    try await step(title, action)
    print("  seen: \(screen.snapshot.joined(separator: ", "))")
  }
}
