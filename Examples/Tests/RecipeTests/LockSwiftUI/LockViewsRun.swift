import Foundation
@_spi(Driver) import HeadlessSwiftUI
@_spi(Driver) import HeadlessUIKit
import Lock
import LockSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

/// The recipe's views on a headless scene, with what a test looks at.
@MainActor final class LockViewsRun {
  let app: BankApp
  let view: HeadlessScene
  let driver: ViewDriver
  private let locking: any NSObjectProtocol

  /// Starts the app; the splash stays until `passSplash()`.
  init(_ draw: Draw = Draw(number: 0), user: String? = nil, restoring saved: SavedScene? = nil) {
    let clock = HeadlessClock()
    let app = BankApp(session: Session(user: user), clock: clock)
    self.app = app
    app.start(restoring: saved)
    view = HeadlessScene(assumptions: draw.assumptions, clock: clock) { app.rootView }
    driver = ViewDriver(view: view, scene: app.navigator.scene)
    locking = app.lockWhenInactive(view.screen.scene)
  }

  /// Starts the app unlocked, with a user who has just signed in.
  static func signedIn(_ draw: Draw = Draw(number: 0)) async throws -> LockViewsRun {
    let run = LockViewsRun(draw)
    try await run.passSplash()
    try await run.tap("Sign In")
    return run
  }

  isolated deinit {
    NotificationCenter.default.removeObserver(locking)
    view.close()
  }

  /// What is in front in each window, lowest first, read from the views: the titles of the stack,
  /// `…` for one that was not built yet; without a stack the texts.
  var picture: [[String]] {
    ([view.nodes] + view.nodes.children.filter { $0.kind == .window }).map(\.front)
  }

  /// What keeps the keyboard now.
  var keyboard: UIResponder? { view.screen.keyboard }

  /// Ends the start-up work and waits for the part that follows.
  func passSplash() async throws {
    // The work, and the expiry of what waits for it.
    try await driver.until("the work") { view.clock.pendingCount >= 2 }
    view.advance(by: .seconds(1))
    try await driver.until("the first part") { picture.first != ["Bank"] }
    try await settle()
  }

  func settle() async throws { try await driver.settle() }

  func tap(_ label: String) async throws { try await driver.touch { try view.tap(label) } }

  /// Opens a link as the system does.
  func open(_ link: String) async throws {
    view.open(try #require(URL(string: "bank://\(link)")))
    try await settle()
  }

  /// The server answers 401; nobody waits for the screen, which needs turns.
  func endSession() async throws {
    Task { await app.sessionEnded() }
    try await settle()
  }
}

extension SemanticNode {
  fileprivate var front: [String] {
    guard let stack = frontStack else {
      return children.filter { $0.kind != .window }.flatMap(\.texts)
    }
    return stack.children.filter { $0.kind == .screen && !$0.isLeaving }
      .map { $0.isBuilt ? $0.title ?? "" : "…" }
  }

  private var frontStack: SemanticNode? {
    for child in children.reversed()
    where child.kind != .window && (child.kind != .tab || child.isSelected) {
      if let stack = child.kind == .stack ? child : child.frontStack { return stack }
    }
    return nil
  }
}
