import Foundation
import HeadlessUIKit
import Lock
import Portolan
import Testing

/// The bank on a headless screen, whatever its screens are made of, with a person in front of it.
@MainActor protocol LockStage: AnyObject {
  var app: BankApp { get }
  /// The windows, and what the system says to the scene.
  var screen: HeadlessScreen { get }
  /// What is in front in each window, lowest first, read from the screen: a title, else the texts.
  var picture: [String] { get }
  /// The texts in the picture that the system keeps of the app.
  var snapshot: [String] { get }
  var tappable: [String] { get }
  /// What the screen's framework would have complained of.
  var faults: [String] { get }

  func turn()
  /// Waits for a condition without moving time.
  func until(_ awaited: String, _ holds: () -> Bool) async throws
  /// Lets everything end that ends by itself.
  func settle() async throws
  func advance(by time: Duration)
  func touch(_ label: String) throws
  /// Types into a field of the screen in front.
  func type(_ text: String, into label: String) throws
  /// The system delivers a link; a scene in the background comes to the front for it.
  func deliver(_ link: URL)
}

extension LockStage {
  /// The screens beneath the curtains, as the tree has them.
  var tree: String { app.navigator.tree.picture }

  /// The app's own window.
  var ground: UIWindow? { screen.windows.first }

  /// Ends the start-up work and waits for the part that follows.
  func passSplash() async throws {
    // The work, and what waits for it; beneath a lock that has no time that ends.
    let sleeping = picture.last == "Locked" ? 1 : 2
    try await until("the work") { screen.clock.pendingCount >= sleeping }
    advance(by: .seconds(1))
    try await until("the first part") { picture.first != "Bank" }
    try await settle()
  }

  /// Goes on to the accounts, unlocked.
  func signIn() async throws {
    try await passSplash()
    try await tap("Sign In")
  }

  /// Taps one after the other, and waits each time until all has come to rest.
  func tap(_ labels: String...) async throws {
    for label in labels {
      try touch(label)
      try await settle()
    }
  }

  func open(_ link: String) async throws {
    deliver(try #require(URL(string: "bank://\(link)")))
    try await settle()
  }

  /// The server answers 401; nobody waits for the screen, which needs turns.
  func endSession() async throws {
    Task { await app.sessionEnded() }
    try await settle()
  }

  /// The scene goes to the background and comes back.
  func leaveAndReturn() async throws {
    screen.enterBackground()
    screen.enterForeground()
    try await settle()
  }
}
