import Portolan
import PortolanTesting

/// Performs each plan in a time that the stage ends, and knows what is under a finger.
@MainActor final class CoreHost: LateHost {
  /// What a person typed into the field of a screen.
  var texts: [NodeID: String] = [:]
  /// Told of each node that it is to show for the first time.
  var onBuild: ((NodeID) -> Void)?
  /// The drawer that came last.
  private(set) var newestDrawer: NodeID?
  /// What is under a finger, and what becomes of it.
  private var held: (() -> Void)?
  /// What a finger let go, on its way to its end.
  private var settling: (() -> Void)?

  /// Whether something moves that no finger holds.
  var isMoving: Bool { isTransitioning && held == nil }

  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    for id in plan.entering { onBuild?(id) }
    let drawer = plan.to.layerRoots.last { plan.to.style(ofLayer: $0)?.kind == .custom }
    newestDrawer = drawer ?? newestDrawer
    if plan.isEmpty { performAtOnce(plan, done) } else { super.show(plan, done) }
  }

  override func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    super.release(nodes)
    for (id, _) in nodes { texts[id] = nil }
  }

  func finishTransitions() {
    while isMoving {
      guard let end = settling else {
        finish()
        continue
      }
      settling = nil
      isTransitioning = false
      end()
    }
  }

  /// A finger begins a change that takes place when it is let go and has ended.
  func hold(_ change: @escaping (inout ScreenModel) -> Void, _ scene: SceneNavigator) {
    isTransitioning = true
    held = { [weak self] in
      if let self { change(&screen) }
      scene.screenDidChange()
    }
  }

  func letGo() {
    settling = held
    held = nil
  }

  func cancel(_ scene: SceneNavigator) {
    held = nil
    isTransitioning = false
    scene.screenDidChange()
  }
}
