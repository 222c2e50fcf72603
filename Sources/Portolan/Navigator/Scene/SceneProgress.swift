/// A snapshot of the requests of a scene that have not ended, for tools that wait for them.
package struct SceneProgress {
  private let traffic: Traffic
  private let clock: AnyObject
  private let deadlines: Int

  /// Takes the snapshot of a scene.
  @MainActor package init(of scene: SceneNavigator) {
    traffic = scene.traffic
    clock = scene.waits.clock as AnyObject
    deadlines = scene.waits.deadlines
  }

  /// Whether nothing more happens in the scene until the user acts.
  package var waitsForUser: Bool { traffic.waitsForUser }

  /// The number of the scene's tasks that sleep on this clock, are about to, or have just woken.
  ///
  /// The number is 0 for a clock that the scene does not use.
  package func deadlines(on clock: AnyObject) -> Int { self.clock === clock ? deadlines : 0 }

  /// The modals of other code for whose answer requests wait.
  package var askedModals: [NodeID] { traffic.askedModals }

  /// The requests that have not ended, in words for a developer, in the order in which they came.
  package var awaited: [String] { traffic.awaited }
}

/// An object that records all signals that reach a scene's engine, and all events; for logs.
@MainActor package protocol TrafficListener: AnyObject {
  /// Called before the engine handles a signal; `traffic` still has the state before it.
  func willTake(_ signal: Signal, in traffic: Traffic)
  /// Called for each event, after the change that the event reports.
  func note(_ event: NavigationEvent)
  /// Called when a curtain opens over the scene; returns the object that listens to the curtain's
  /// engine.
  func listenerOfCurtain() -> any TrafficListener
}
