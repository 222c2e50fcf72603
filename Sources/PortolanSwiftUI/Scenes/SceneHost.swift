import Portolan
import PortolanWindows

/// Performs plans by writing the models that the views read, and reads the result.
@MainActor final class SceneHost {
  let scene: SceneNavigator
  let nodes: Nodes
  let parts = PartsModel()
  /// The chain of current and coming layers: the base content first.
  var layers: [LayerModel] = []
  let looks: RootLooks
  var reducesMotion: Bool {
    get { nodes.reducesMotion }
    set { nodes.reducesMotion = newValue }
  }
  /// Whether there is room for one column at a time.
  var isCompact = true

  /// The screens that UIKit shows, including those that come or go.
  private(set) var onScreen: [ScreenModel] = []
  /// Stacks and pages that the system wrote since the screen was last read.
  var written: [NodeID] = []
  /// Whether a layer has gone while the root is out of sight, which no reading has said yet.
  var hasLostLayer = false
  /// The pages that a user has turned, until the host has looked at them.
  var turned: [NodeID] = []
  /// Counts the plans: a step of an older plan does not continue.
  private(set) var performance = 0
  let assemblies: [AnyAssembly]
  let curtains = CurtainWindows()
  private(set) lazy var exits = ExitDialogs(curtains)
  /// The window of the scene; curtains from before have their place with it.
  weak var window: UIWindow? {
    didSet {
      if window != nil, scene.isHosted(by: self), !scene.isCurtain {
        scene.curtains?.placeWaiting()
      }
      if window !== oldValue { watchTurns() }
    }
  }
  /// Reports whether the root view is in its window.
  weak var windowProbe: WindowProbeController?
  /// Whether the root, or its window, has gone: should it come back, the host takes the scene again.
  var rootHasGone = false
  /// The host whose root view is empty as long as this one shows the navigator.
  weak var earlier: SceneHost?
  /// The gestures that ask for what they would do.
  private(set) lazy var swipes = AskingSwipes(followsRules: false) { [weak self] in
    self?.goBack(in: $0)
  }
  /// What has left the tree, and stays on screen until the scene is active (S48).
  var heldBack: [(id: NodeID, route: AnyRoute?)] = []
  let drags = AskingDrags()

  /// The condition that the current step waits for.
  private var awaited: (isFulfilled: () -> Bool, body: () -> Void)?
  private var isCheckDue = false
  /// The dialog in front, as UIKit shows it.
  weak var dialog: UIViewController?
  var answers: [Answer] = []
  /// The layer of the app's own presentation that comes or goes.
  var movingOwn: LayerModel?
  /// Whether the host looks at what moves when the deadline has passed.
  var isWatching = false
  /// What UIKit presents over the root, when a turn ended last.
  var chain: [Presented] = []
  /// What it presented when the screen was read since then.
  var readChain: [Presented]?
  /// What UIKit had in each stack when a turn ended last.
  var shownStacks: [NodeID: ShownStack] = [:]
  var turns: TurnWatch?

  init(_ scene: SceneNavigator, _ assemblies: [AnyAssembly], _ looks: RootLooks) {
    self.scene = scene
    self.assemblies = assemblies
    self.looks = looks
    nodes = Nodes(scene, assemblies)
    nodes.observer = self
    layers = [LayerModel(nil, nil, observer: self)]
    scene.diagnosticWriter?.useSystemLog()
  }

  /// The base content, beneath all other layers.
  var base: LayerModel { layers[0] }

  /// The visible element of a stack; nil when the stack is out of sight.
  func seen(in stack: NodeID) -> NodeID? {
    // The one that came last, should another one not have told that it went (S71).
    onScreen.last { $0.stack == stack && $0.phase == .visible }?.element
  }

  /// The first dismissed layer that has not left the screen.
  var closing: Int? {
    layers.indices.dropFirst().first {
      layers[$0].hasAppeared && !layers[$0].isStuck && layers[$0 - 1].next !== layers[$0]
    }
  }
}

extension SceneHost: NavigationHost {
  var isTransitioning: Bool {
    parts.isSwitching || closing != nil || movingOwn != nil || onScreen.contains(where: \.isMoving)
      || isStrangerMoving
  }

  func transitionIsAwaited() { watchStrangers() }

  func perform(_ plan: NavigationPlan, done: @escaping @MainActor () -> Void) {
    awaited = nil
    performance += 1
    for id in plan.coming { nodes.catchUp(id, with: plan.to) }
    nodes.prepare(plan.entering, in: plan.to)
    run(PlannedSteps(plan, under: scene.maps), at: 0) { [weak self] in
      self?.leaveList {
        self?.curtains.keepCovered()
        done()
        self?.checkAfterPlan()
      }
    }
    // The screen of a curtain is there when the call that asked for it returns.
    if scene.isCurtain, let view = window?.rootViewController?.view {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Treats our own transitions as ended, and those under a finger as not begun.
  ///
  /// If one runs on, the host sees its end and reads the screen again.
  func transitionIsOverdue() {
    defer { awaited = nil }
    movingOwn = nil
    // A layer that UIKit has not reported as gone is still there.
    let held = closing.map { layers[$0...].compactMap { $0.content.flatMap(nodes.leaf) } } ?? []
    if let closing, held.contains(where: { $0.phase != .absent }) {
      layers[closing].isStuck = true
    } else if let closing {
      dropLayers(from: closing)
    }
    for screen in onScreen where screen.isMoving {
      screen.settle(asEnded: awaited != nil && !held.contains { $0 === screen })
      note(screen)
    }
    look(isOverdue: true)
    catchUp()
    checkAfterPlan()
  }

  func release(_ departed: [(id: NodeID, route: AnyRoute?)]) {
    heldBack += departed.filter { isHeld($0.id) }
    let nodes = departed.filter { !isHeld($0.id) }
    let ids = Set(nodes.map(\.id))
    parts.drop(ids)
    onScreen.removeAll { ids.contains($0.id) }
    if let place = layers.firstIndex(where: { $0.content.map(ids.contains) == true }) {
      layers[place - 1].present(nil)
      dropLayers(from: place)
    }
    for (id, route) in nodes { self.nodes.release(id, route: route) }
  }

  /// The views go with the scene.
  func close() {
    awaited = nil
    performance += 1
    base.present(nil)
  }

  /// Shows nothing any longer; attached again, it receives the whole tree.
  func clear() {
    followDialog(isOverdue: false)
    awaited = nil
    performance += 1
    change(animated: false) {
      // The upper ones too: SwiftUI may keep one that still presents another.
      for layer in layers { layer.present(nil) }
      parts.show(nil, keeping: [], nil) {}
    }
    layers = [base]
    // The host may not live to see the dialogs go.
    Task { [answers] in for answer in answers { answer.action() } }
    answers = []
    onScreen = []
    heldBack = []
    written = []
    nodes.forget()
    checkSoon()
  }
}

extension SceneHost {
  /// Closes a layer that stays after the host was cleared: SwiftUI may miss that while something
  /// moves (S27), and UIKit knows what stands.
  private func closeLeft() {
    guard base.next == nil, let layer = strangers.first,
      layer === dialog || layer.probes.contains(where: { $0.belongs(to: self) })
    else { return }
    guard !isStrangerMoving else { return watchStrangers() }
    layer.presentingViewController?.dismiss(animated: false) { [weak self] in self?.checkSoon() }
  }

  /// Continues when the screen is at rest and shows the tree.
  func whenAtRest(_ isFulfilled: @escaping () -> Bool, _ body: @escaping () -> Void) {
    awaited = (isFulfilled, body)
    checkSoon()
  }

  /// There may be room for more columns, or for fewer.
  func sizeIs(_ size: UserInterfaceSizeClass?) {
    isCompact = size != .regular
    guard scene.isHosted(by: self), scene.isCompact != isCompact else { return }
    scene.isCompact = isCompact
    checkSoon()
  }

  /// Notes whether UIKit shows a screen.
  func note(_ screen: ScreenModel) {
    onScreen.removeAll { $0 === screen }
    if screen.phase != .absent { onScreen.append(screen) }
    guard screen.phase == .visible else { return }
    let layer = layers.first { $0.content.flatMap(nodes.leaf) === screen }
    if let layer, !layer.isPresented || isPresented(layer) { layer.hasAppeared = true }
  }

  /// Reads the screen in the next turn, when all reports of this turn have arrived.
  func checkSoon() {
    guard !isCheckDue else { return }
    isCheckDue = true
    Task { [weak self] in
      self?.isCheckDue = false
      self?.check()
    }
  }

  private func check() {
    guard scene.isHosted(by: self) else { return closeLeft() }
    look()
    dismissLost()
    guard !isTransitioning else { return watchTransitions() }
    if let awaited {
      // A step may wait for the screen of a path that was missed before.
      guard awaited.isFulfilled() else {
        if !presentRivalled() { _ = writeMissedPaths() }
        return
      }
      self.awaited = nil
      awaited.body()
    } else if !scene.isHostPerforming, !writeMissedPaths() {
      if !choiceWasAskedFor() { scene.screenDidChange() }
      actOnAnswers()
    }
  }
}
