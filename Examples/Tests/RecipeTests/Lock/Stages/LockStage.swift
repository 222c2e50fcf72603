import Foundation
import HeadlessUIKit
import Lock
import Portolan
import PortolanTesting
import Testing

/// The bank on a headless screen, whatever its screens are made of, with a person in front of it.
@MainActor protocol LockStage: AnyObject {
  var app: BankApp { get }
  /// The test kit's stage, on which the person acts.
  var person: any Stage { get }
  /// The windows, and what the system says to the scene.
  var screen: HeadlessScreen { get }
  /// What is in front in each window, lowest first, read from the screen: a title, else the texts.
  var picture: [String] { get }
  /// The texts in the picture that the system keeps of the app.
  var snapshot: [String] { get }

  func turn()
}

extension LockStage {
  /// The screens beneath the curtains, as the tree has them.
  var tree: String { app.navigator.tree.picture }

  /// The app's own window.
  var ground: UIWindow? { screen.windows.first }

  /// Ends the start-up work and waits for the part that follows.
  func passSplash() async throws {
    try await person.settle(until: { picture.first != "Bank" })
    try await settle()
  }

  /// Goes on to the accounts, unlocked.
  func signIn() async throws {
    try await passSplash()
    try await tap("Sign In")
  }

  func settle() async throws { try await person.settle() }

  /// Taps one after the other, and waits each time until all has come to rest.
  func tap(_ labels: String...) async throws {
    for label in labels { try await person.tap(label) }
  }

  func type(_ text: String, into label: String) async throws {
    try await person.type(text, into: label)
  }

  /// The system delivers a link; a scene in the background comes to the front for it.
  func open(_ link: String) async throws {
    try await person.open(try #require(URL(string: "bank://\(link)")))
  }

  /// The server answers 401.
  func endSession() async throws {
    try await person.settle { [app] in await app.sessionEnded() }
  }

  /// The scene goes to the background and comes back.
  func leaveAndReturn() async throws {
    screen.enterBackground()
    screen.enterForeground()
    try await settle()
  }
}
