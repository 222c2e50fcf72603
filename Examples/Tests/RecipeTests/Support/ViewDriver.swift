import HeadlessSwiftUI
import Portolan

/// Gives a scene of views turns until something holds; transitions end only when it is asked for.
@MainActor struct ViewDriver {
  let view: HeadlessScene
  let scene: SceneNavigator

  /// Waits for a condition without ending what moves.
  func until(_ awaited: String, _ holds: () -> Bool) async throws {
    let limit = ContinuousClock.now + .seconds(10)
    while !holds() {
      guard ContinuousClock.now < limit else {
        throw Stuck(awaited: awaited, picture: "\(scene.tree.picture)\n\(view.picture)")
      }
      view.turn()
      await Task.yield()
    }
  }

  /// Lets everything end that ends by itself, with the transitions on the way.
  func settle() async throws {
    var calm = 0
    try await until("rest") {
      if view.isTransitioning, !view.isGestureRunning { view.finishTransitions() }
      // What a finger holds waits for the finger, and requests may wait for it too.
      let isBusy = !view.isGestureRunning && (scene.isBusy || view.isTransitioning)
      calm = isBusy ? 0 : calm + 1
      return calm > 30
    }
  }

  /// Touches something and lets everything end that ends by itself.
  func touch(_ action: () throws -> Void) async throws {
    try action()
    try await settle()
  }
}
