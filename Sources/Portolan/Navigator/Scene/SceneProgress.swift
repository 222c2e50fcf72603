/// The requests that a scene still works on, for tools that wait for them.
package struct SceneProgress {
  private let traffic: Traffic

  /// Looks at a scene as it is now.
  @MainActor package init(of scene: SceneNavigator) { traffic = scene.traffic }

  /// Whether the scene does nothing more before a person acts.
  package var waitsForPerson: Bool { traffic.waitsForPerson }

  /// The requests that have not ended, in words for a developer, in the order in which they came.
  package var awaited: [String] { traffic.awaited }
}
