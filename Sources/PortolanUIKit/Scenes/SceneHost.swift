import Portolan

/// Performs plans on UIKit, and reads its screen.
@MainActor final class SceneHost {
  unowned let root: SceneRootController
  let scene: SceneNavigator
  let delegate = ContainerDelegate()
  let screens: Screens
  /// False until the view is in its window: nothing can be presented before.
  private var hasBegun = false
  /// Whether one of our own steps waits for UIKit.
  var isPerforming = false

  init(root: SceneRootController, scene: SceneNavigator, assemblies: [AnyAssembly]) {
    self.root = root
    self.scene = scene
    screens = Screens(scene, assemblies, delegate: delegate)
    delegate.observer = self
  }

  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    scene.attach(self)
  }
}

extension SceneHost: NavigationHost {
  var isTransitioning: Bool {
    if root.isSwitching { return true }
    let front = root.frontmost
    return front.isBeingPresented || front.isBeingDismissed
      || front.visibleLeaf.transitionCoordinator != nil
  }

  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void) {
    isPerforming = true
    let steps = PlannedSteps(plan)
    run(steps, at: 0) { [weak self] in
      self?.isPerforming = false
      for id in plan.leaving { self?.screens.release(id, route: plan.from.route(of: id)) }
      done()
    }
  }

  func reading() -> ScreenReading? {
    ScreenReader(root: root, screens: screens).reading()
  }
}
