import HeadlessUIKit
import Portolan

/// Plays a recipe's steps on a headless screen and prints the picture after each.
@MainActor struct Stage<R: NavigationRoute> {
  let screen: HeadlessScreen
  let navigator: Navigator<R>

  /// Does one step, lets it come to rest, and prints it with its picture.
  func step(_ title: String, _ action: () throws -> Void = {}) async throws {
    try action()
    try await settle()
    let picture = navigator.tree.picture
    print("\(title)\n  \(picture.isEmpty ? "nothing" : picture)")
  }

  /// Gives turns until nothing moves, while time passes only for transitions.
  private func settle() async throws {
    let limit = ContinuousClock.now + .seconds(10)
    var calm = 0
    while calm < 30 {
      guard ContinuousClock.now < limit else { throw NoRest(picture: navigator.tree.picture) }
      if screen.isTransitioning { screen.finishTransitions() }
      screen.turn()
      await Task.yield()
      calm = navigator.scene.isBusy || screen.isTransitioning ? 0 : calm + 1
    }
  }

  /// Gives turns until something holds that another thread may bring about.
  func until(_ holds: () -> Bool) async throws {
    let limit = ContinuousClock.now + .seconds(10)
    while !holds() {
      guard ContinuousClock.now < limit else { throw NoRest(picture: navigator.tree.picture) }
      screen.turn()
      await Task.yield()
    }
  }
}
