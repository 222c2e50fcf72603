#if DEBUG
import Foundation
public import Portolan
public import PortolanInspector
import Store

extension InspectedStore: InspectedApp {
  /// The Store.
  public var name: String { "Store" }

  /// It has never seen a phone.
  public var medium: String { "model of the app's screen" }

  /// What is on the screen now.
  public var drawing: Drawing { shell.drawing }

  /// Shows a screen alone, in a scene of its own; its services are the Store's.
  public func showAlone(_ subject: AnyRoute, in scene: SceneNavigator) {
    defer { time.wake() }
    shell.cover(with: subject, in: scene, of: application)
  }

  /// Shows the Store again.
  public func showItself() {
    defer { time.wake() }
    shell.uncover()
  }

  /// Taps an element of the newest drawing; while the screen moves nothing hears it, as on a phone.
  ///
  /// - Throws: Why a finger cannot.
  public func tap(_ element: String) throws {
    defer { time.wake() }
    try shell.tap(element)
  }

  /// Selects a field of the newest drawing and replaces its text.
  ///
  /// - Throws: Why a finger cannot.
  public func type(_ text: String, into element: String) throws {
    defer { time.wake() }
    try shell.type(text, into: element)
  }

  /// Begins a gesture; false when nothing comes along.
  public func begin(_ gesture: Drawing.Gesture) -> Bool {
    defer { time.wake() }
    return shell.begin(gesture)
  }

  /// Lets go on the far side; nothing without a gesture.
  public func finish(_ gesture: Drawing.Gesture) {
    defer { time.wake() }
    shell.finish(gesture)
  }

  /// Lets go where it began; nothing without a gesture.
  public func cancel(_ gesture: Drawing.Gesture) {
    defer { time.wake() }
    shell.cancel(gesture)
  }
}

extension InspectedStore {
  /// The windows in which the Store can be seen, by name.
  private static let sizes = [
    ("Phone", CGSize(width: 390, height: 844)), ("Tablet", CGSize(width: 1024, height: 768)),
    ("Narrow Window", CGSize(width: 507, height: 768)),
  ]

  /// Signing in and out without the screens for it, starting again, and other sizes of the window.
  public var actions: [InspectedAction] {
    [
      action("Sign In", ["Name", "Password"]) { store, inputs in
        try await store.signIn(inputs[0], inputs[1])
      },
      action("Sign Out") { store, _ in await store.application.signOut() },
      action("Relaunch") { store, _ in try await store.startAgain() },
    ]
      + Self.sizes.map { name, size in
        action(name) { store, _ in store.shell.resize(to: size) }
      }
  }

  private func action(
    _ name: String, _ inputs: [String] = [],
    _ perform: @escaping @MainActor (InspectedStore, [String]) async throws -> Void
  ) -> InspectedAction {
    InspectedAction(name, inputs: inputs) { [weak self] given in
      guard let self else { return }
      try await onScreen { try await perform(self, given) }
      time.wake()
    }
  }

  /// What waited for the sign-in goes on, as after the screen for it.
  private func signIn(_ name: String, _ password: String) async throws {
    do throws(StoreProblem) {
      try await application.services.session.signIn(name: name, password: password)
    } catch { throw InspectedProblem.store(error) }
    await application.navigator.revalidate()
  }
}
#endif
