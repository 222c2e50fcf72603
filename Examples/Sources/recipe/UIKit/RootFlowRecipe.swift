import Foundation
import HeadlessUIKit
import PortolanUIKit
import RootFlow
import RootFlowUIKit

/// From the splash to sign-in, main, lock, sheets and out again.
@MainActor enum RootFlowRecipe {
  static func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("RootFlow-\(UUID().uuidString)")
    defer { StandardError.report { try FileManager.default.removeItem(at: folder) } }
    try await HeadlessScreen.run { screen in
      let store = FileSessionStore(folder: folder)
      let app = RootFlowApp(store: store, clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.navigator)
      let window = screen.makeWindow()
      try await stage.step("start") { app.start(in: window) }
      try await stage.step("a link to item 7 arrives and waits") { app.open("items/7") }
      // The work sleeps on the clock, together with the animation and the two that wait.
      try await stage.until { screen.clock.pendingCount >= 4 }
      screen.advance(by: .seconds(3))
      try await stage.until { app.startUp.isOver }
      try await stage.step("the start-up work ends: nobody is signed in")
      try await stage.step("a link to confirm a mail opens at once") { app.open("confirm/a1") }
      try await stage.step("tap Back") { app.navigator.back() }
      try await signedIn(app, stage)
    }
  }

  private static func signedIn(_ app: RootFlowApp, _ stage: Stage<RootRoute>) async throws {
    let screen = stage.screen
    try await stage.step("tap Log In; the link that waited is followed") {
      try screen.tap("Log In")
    }
    try await stage.step("the app is locked") { app.close() }
    try await stage.step("tap Unlock; the same screens come back") { try screen.tap("Unlock") }
    try await stage.step("tap Back") { try screen.tap("Back") }
    for label in ["Settings", "Account", "Leave", "Sign Out"] {
      try await stage.step("tap \(label)") { try screen.tap(label) }
    }
  }
}

extension RootFlowApp {
  fileprivate func open(_ link: String) {
    guard let url = URL(string: "rootflow://\(link)") else {
      preconditionFailure("The recipe's own link \(link) is no URL.")
    }
    navigator.open(url)
  }
}
