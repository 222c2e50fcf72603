/// What a scene still has to do, for tools that wait until it has done it.
package struct SceneProgress {
  private let traffic: Traffic

  /// Looks at a scene as it is now.
  @MainActor package init(of scene: SceneNavigator) { traffic = scene.traffic }

  /// Whether nothing goes on before a person does something.
  package var waitsForPerson: Bool { traffic.waitsForPerson }

  /// The requests that have not ended, in words for a developer, in the order in which they came.
  package var awaited: [String] { traffic.awaited }
}
