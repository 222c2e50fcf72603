import Foundation
import HeadlessSwiftUI
import PortolanSwiftUI
import RootFlow
import RootFlowSwiftUI

/// The same app as RootFlow, in views: from the splash to sign-in, main, lock, sheets and out.
@MainActor enum RootFlowViewsRecipe {
  static func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("RootFlow-\(UUID().uuidString)")
    defer { StandardError.report { try FileManager.default.removeItem(at: folder) } }
    let clock = HeadlessClock()
    let app = RootFlowApp(store: FileSessionStore(folder: folder), clock: clock)
    app.start()
    let view = HeadlessScene { app.rootView }
    let stage = ViewStage(view: view, scene: app.navigator.scene)
    try await stage.step("start")
    try await stage.step("a link to item 7 arrives and waits") { view.open("items/7") }
    // The work sleeps on the clock, together with the two that wait.
    try await stage.until { clock.pendingCount >= 3 }
    clock.advance(by: .seconds(3))
    try await stage.until { app.startUp.isOver }
    try await stage.step("the start-up work ends: nobody is signed in")
    try await stage.step("a link to confirm a mail opens at once") { view.open("confirm/a1") }
    try await stage.step("tap Back") { try view.tapBack() }
    try await stage.step("tap Log In; the link that waited is followed") { try view.tap("Log In") }
    try await stage.step("the app is locked") { app.close() }
    try await stage.step("tap Unlock; the same screens come back") { try view.tap("Unlock") }
    try await stage.step("tap Back") { try view.tapBack() }
    for label in ["Settings", "Account", "Leave", "Sign Out"] {
      try await stage.step("tap \(label)") { try view.tap(label) }
    }
    view.close()
  }
}

extension HeadlessScene {
  fileprivate func open(_ link: String) {
    guard let url = URL(string: "rootflow://\(link)") else {
      preconditionFailure("The recipe's own link \(link) is no URL.")
    }
    open(url)
  }
}
