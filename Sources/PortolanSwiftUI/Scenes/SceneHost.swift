import Portolan

/// Performs plans by writing the models that the views read, and reads what came of it.
@MainActor final class SceneHost {
  let scene: SceneNavigator
  let nodes: Nodes
  let parts = PartsModel()
  /// The chain of what is on screen or coming: the base content first.
  private(set) var layers: [LayerModel] = []
  /// The app's own looks of part transitions.
  let namedTransitions: [String: AnyTransition]
  var reducesMotion = false

  /// Screens that come or go just now.
  private var moving: Set<NodeID> = []
  /// Stacks that the system wrote since the screen was last read.
  var written: [StackModel] = []
  /// Counts the plans: a step of an older one goes on no more.
  private(set) var performance = 0
  /// What the step that is being performed waits for.
  private var awaited: Awaited?
  private var isCheckDue = false

  init(
    _ scene: SceneNavigator, _ assemblies: [AnyAssembly], _ transitions: [String: AnyTransition]
  ) {
    self.scene = scene
    namedTransitions = transitions
    nodes = Nodes(scene, assemblies)
    nodes.observer = self
    layers = [LayerModel(nil, nil, observer: self)]
  }

  /// What everything else is presented over.
  var base: LayerModel { layers[0] }

  func append(_ layer: LayerModel) {
    layers.append(layer)
  }

  /// A layer is off the screen, with all above it.
  func truncate(above layer: LayerModel) {
    guard let place = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.removeSubrange((place + 1)...)
  }
}

/// A condition of the screen, and what goes on when it holds.
struct Awaited {
  let isFulfilled: () -> Bool
  let body: () -> Void
}

extension SceneHost: NavigationHost {
  var isTransitioning: Bool { !moving.isEmpty || parts.isSwitching || isClosing }

  /// Whether a layer was dismissed and is still on its way out.
  private var isClosing: Bool {
    zip(layers, layers.dropFirst()).contains { $1.hasAppeared && $0.next !== $1 }
  }

  func perform(_ plan: Plan, done: @escaping @MainActor () -> Void) {
    awaited = nil
    performance += 1
    run(PlannedSteps(plan), at: 0, done: done)
  }

  /// Goes on when the screen is at rest and shows what it should.
  func whenAtRest(_ isFulfilled: @escaping () -> Bool, _ body: @escaping () -> Void) {
    awaited = Awaited(isFulfilled: isFulfilled, body: body)
    checkSoon()
  }

  /// Takes what runs as ended: a callback was missed, or a finger holds the screen.
  ///
  /// Should it run on, its end is seen and the screen read again.
  func transitionIsOverdue() {
    for id in moving { nodes.screen(id)?.settle() }
    moving = []
    for (lower, upper) in zip(layers, layers.dropFirst()) where lower.next !== upper {
      return truncate(above: lower)
    }
  }

  func reading() -> ScreenReading? {
    let reading = ScreenReader(host: self).reading(also: written)
    written = []
    return reading
  }

  func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    let ids = Set(nodes.map(\.id))
    parts.drop(ids)
    for (lower, upper) in zip(layers, layers.dropFirst())
    where upper.content.map(ids.contains) == true {
      lower.present(nil)
      truncate(above: lower)
      break
    }
    moving.subtract(ids)
    for (id, route) in nodes { self.nodes.release(id, route: route) }
  }

  /// The views go with the scene.
  func close() {
    base.present(nil)
  }
}

extension SceneHost: ScreenObserver {
  func screenMoved(_ screen: ScreenModel) {
    guard nodes.screen(screen.id) === screen else { return }
    if screen.isMoving { moving.insert(screen.id) } else { moving.remove(screen.id) }
    if screen.phase == .visible {
      for layer in layers where layer.content.flatMap(leaf) == screen.id {
        layer.hasAppeared = true
      }
    }
    checkSoon()
  }

  func screenBroughtStack(_ screen: ScreenModel) {
    scene.report(.stackInStack(scene.tree.route(of: screen.id)))
  }

  /// Looks at the screen in the next turn, when all that belongs together has been told.
  func checkSoon() {
    guard !isCheckDue else { return }
    isCheckDue = true
    Task { [weak self] in
      self?.isCheckDue = false
      self?.check()
    }
  }

  private func check() {
    guard !isTransitioning else { return }
    if let awaited {
      guard awaited.isFulfilled() else { return }
      self.awaited = nil
      awaited.body()
    } else if !scene.isHostPerforming {
      scene.screenDidChange()
    }
  }
}
