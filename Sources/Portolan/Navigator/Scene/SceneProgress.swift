/// A snapshot of the requests that a scene has not finished, for tools that wait for them.
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

  /// Whether nothing more happens in the scene until a person acts.
  package var waitsForPerson: Bool { traffic.waitsForPerson }

  /// The number of the scene's tasks that sleep on this clock, are about to, or have just woken.
  ///
  /// It is 0 for a clock that the scene does not use.
  package func deadlines(on clock: AnyObject) -> Int { self.clock === clock ? deadlines : 0 }

  /// The modals of other code for whose answer requests wait.
  package var askedModals: [NodeID] { traffic.askedModals }

  /// The requests that have not ended, in words for a developer, in the order in which they came.
  package var awaited: [String] { traffic.awaited }
}

/// Records all signals that a scene's `Traffic` handles, and all events; for logs.
@MainActor package protocol TrafficListener: AnyObject {
  /// Called before `traffic` handles a signal; `traffic` still has the state before it.
  func willTake(_ signal: Signal, in traffic: Traffic)
  /// Called for each event, after the change that the event reports.
  func note(_ event: NavigationEvent)
  /// Called when a curtain opens over the scene; returns what listens to its engine.
  func listenerOfCurtain() -> any TrafficListener
}
