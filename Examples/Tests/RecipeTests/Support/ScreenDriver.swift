import HeadlessUIKit
import Portolan

/// Gives a screen turns until something holds; virtual time moves only when a test moves it.
@MainActor struct ScreenDriver {
  let screen: HeadlessScreen
  /// Who navigates; nil where it is done by hand.
  let scene: SceneNavigator?

  /// Waits for a condition without moving time.
  func until(_ awaited: String, _ holds: () -> Bool) async throws {
    let limit = ContinuousClock.now + .seconds(10)
    while !holds() {
      guard ContinuousClock.now < limit else {
        throw Stuck(awaited: awaited, picture: scene?.tree.picture ?? "made by hand")
      }
      screen.turn()
      await Task.yield()
    }
  }

  /// Lets everything end that ends by itself, with the transitions on the way.
  func settle() async throws {
    var calm = 0
    try await until("rest") {
      if screen.isTransitioning { screen.finishTransitions() }
      calm = scene?.isBusy == true || screen.isTransitioning ? 0 : calm + 1
      return calm > 30
    }
  }
}
