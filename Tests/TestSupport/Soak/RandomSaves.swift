package import Portolan
package import PortolanTesting

/// Code of an app that stores its scene and restores it, at any time.
@MainActor package struct RandomSaves {
  private let scene: SceneNavigator
  /// What was asked for.
  package var requests: [NavigationRequest] = []
  private var saved: SavedScene?

  package init(_ scene: SceneNavigator) { self.scene = scene }

  /// Stores the scene, or restores what was stored; returns what.
  package mutating func act(_ random: inout SeededGenerator) -> String {
    if let saved, Bool.random(using: &random) {
      requests.append(scene.restore(saved))
      return "restore"
    }
    saved = scene.save()
    return "save"
  }
}
