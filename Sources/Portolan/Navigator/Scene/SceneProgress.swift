/// The requests that a scene still works on, for tools that wait for them.
package struct SceneProgress {
  private let traffic: Traffic
  private let clock: AnyObject
  private let deadlines: Int

  /// Looks at a scene as it is now.
  @MainActor package init(of scene: SceneNavigator) {
    traffic = scene.traffic
    clock = scene.waits.clock as AnyObject
    deadlines = scene.waits.deadlines
  }

  /// Whether the scene does nothing more before a person acts.
  package var waitsForPerson: Bool { traffic.waitsForPerson }

  /// The number of the scene's tasks that sleep on a clock, are about to, or have just woken.
  package func deadlines(on clock: AnyObject) -> Int { self.clock === clock ? deadlines : 0 }

  /// The requests that have not ended, in words for a developer, in the order in which they came.
  package var awaited: [String] { traffic.awaited }
}

/// Notes all signals of a scene's engine, and its events; for logs.
@MainActor package protocol TrafficListener: AnyObject {
  /// The engine, in this state, is about to take a signal in.
  func willTake(_ signal: LiveSignal, in traffic: Traffic)
  /// An event happened.
  func note(_ event: NavigationEvent)
}
