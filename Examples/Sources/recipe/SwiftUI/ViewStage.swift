import HeadlessSwiftUI
import Portolan

/// Plays a recipe's steps on a headless scene of views and prints what is seen after each.
@MainActor struct ViewStage {
  let view: HeadlessScene
  let scene: SceneNavigator

  /// Does one step, lets it come to rest, and prints it with what the views then show.
  func step(_ title: String, _ action: () throws -> Void = {}) async throws {
    try action()
    try await settle()
    let picture = ScreenPicture(of: view.nodes).text
    print("\(title)\n  \(picture.isEmpty ? "nothing" : picture)")
  }

  /// Gives turns until nothing moves.
  private func settle() async throws {
    var calm = 0
    try await until {
      if view.isTransitioning { view.finishTransitions() }
      calm = scene.isBusy || view.isTransitioning ? 0 : calm + 1
      return calm > 30
    }
  }

  /// Gives turns until something holds that another thread may bring about.
  func until(_ holds: () -> Bool) async throws {
    let limit = ContinuousClock.now + .seconds(10)
    while !holds() {
      guard ContinuousClock.now < limit else { throw NoRest(picture: scene.tree.picture) }
      view.turn()
      await Task.yield()
    }
  }
}
