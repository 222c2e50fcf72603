import Portolan

/// Performs each plan in a time that the stage ends.
@MainActor final class CoreHost: NavigationHost {
  var screen = CoreScreen()
  /// What happens when what moves comes to its end.
  private var ending: (() -> Void)?
  /// What is under a finger, and what becomes of it.
  private var held: (() -> Void)?

  var isTransitioning: Bool { ending != nil || held != nil }

  /// Whether something moves that no finger holds.
  var isMoving: Bool { ending != nil }

  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void) {
    guard !plan.isEmpty else { return done() }
    ending = { [weak self] in
      self?.screen.perform(plan)
      done()
    }
  }

  func finishTransitions() {
    while let end = ending {
      ending = nil
      end()
    }
  }

  /// A finger begins a change that takes place when it is let go and has ended.
  func hold(_ change: @escaping (inout CoreScreen) -> Void, _ scene: SceneNavigator) {
    held = { [weak self] in
      self?.ending = { [weak self] in
        if let self { change(&screen) }
        scene.screenDidChange()
      }
    }
  }

  func letGo() {
    let end = held
    held = nil
    end?()
  }

  func cancel(_ scene: SceneNavigator) {
    held = nil
    scene.screenDidChange()
  }

  func reading() -> ScreenReading? { screen.reading }

  func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    screen.forget(nodes.map(\.id))
  }

  func close() {}
}
