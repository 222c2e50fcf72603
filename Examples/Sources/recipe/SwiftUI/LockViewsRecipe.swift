import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Lock
import LockSwiftUI
import Portolan
import PortolanSwiftUI

/// The same app as Lock, in views: the lock stands last in each picture.
@MainActor enum LockViewsRecipe {
  static func run() async throws {
    let clock = HeadlessClock()
    let app = BankApp(clock: clock)
    let (view, stage) = try await start(app, clock, "start")
    for label in ["Sign In", "Account 1", "Transfer"] {
      try await stage.step("tap \(label)") { try view.tap(label) }
    }
    try await stage.step("a prompt of the system comes: all is hidden") {
      view.screen.resignActive()
    }
    try await stage.step("it goes: nothing is locked") { view.screen.becomeActive() }
    try await stage.step("the scene goes to the background") { view.screen.enterBackground() }
    view.screen.enterForeground()
    try await stage.step("a link to account 7 opens beneath the lock") {
      view.open(try link("accounts/7"))
    }
    try await stage.step("the server answers 401: the sign-in comes beneath") {
      Task { await app.sessionEnded() }
    }
    try await stage.step("a link to a transfer waits") { view.open(try link("transfer")) }
    try await stage.step("tap Enter Code") { try view.tap("Enter Code") }
    try await stage.step("type the code, tap Done: the lock goes") {
      try view.type("1234", into: "Your code")
      try view.tap("Done")
    }
    try await stage.step("tap Sign In: what was asked for") { try view.tap("Sign In") }
    try await stage.step("the scene goes to the background again") {
      view.screen.enterBackground()
    }
    try await restored(app.navigator.scene.save())
    view.close()
  }

  /// The next start of the app, while it is locked.
  private static func restored(_ saved: SavedScene) async throws {
    let clock = HeadlessClock()
    let app = BankApp(session: Session(user: "ada"), clock: clock)
    let (view, stage) = try await start(app, clock, restoring: saved, "a cold start: locked first")
    try await stage.step("tap Unlock") { try view.tap("Unlock") }
    view.close()
  }

  private static func start(
    _ app: BankApp, _ clock: HeadlessClock, restoring saved: SavedScene? = nil, _ title: String
  ) async throws -> (HeadlessScene, ViewStage) {
    app.start(restoring: saved)
    let view = HeadlessScene(clock: clock) { app.rootView }
    app.lockInBackground(view.screen.scene)
    let stage = ViewStage(view: view, scene: app.navigator.scene)
    try await stage.step(title)
    // The work sleeps on the clock, together with what waits for it where no lock stands.
    try await stage.until { clock.pendingCount >= (saved == nil ? 2 : 1) }
    clock.advance(by: .seconds(1))
    try await stage.until { app.navigator.tree.picture != "splash" }
    try await stage.step("the start-up work ends")
    return (view, stage)
  }

  private static func link(_ path: String) throws -> URL {
    guard let url = URL(string: "bank://\(path)") else { throw URLError(.badURL) }
    return url
  }
}
