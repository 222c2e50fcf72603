import Portolan
import PortolanWindows

/// Performs plans on UIKit, and reads its screen.
@MainActor final class SceneHost {
  /// The root controller; nil while it is torn down, when UIKit still calls delegates.
  private(set) weak var root: SceneRootController?
  let scene: SceneNavigator
  let reports = ContainerReports()
  let screens: Screens
  /// Counts the plans: a step of an older plan does not continue.
  private(set) var performance = 0
  private(set) lazy var wayBack = WayBack(
    asks: { [weak self] in self?.topAsks(in: $0) ?? false },
    goBack: { [weak self] in self?.goBack(in: $0) })
  private let curtains = CurtainWindows()
  private(set) lazy var exits = ExitDialogs(curtains)
  private(set) lazy var ownLayers = OwnLayers(
    asked: { [weak self] in self?.dismissWasRefused(of: $0) },
    changed: { [weak self] in self?.screenMayHaveSettled() })
  /// The last window of the root: a full-screen layer takes the root's view out of it (U75).
  private(set) weak var window: UIWindow?
  /// Tells of each turn's end while the root is in a window.
  private var watch: TurnWatch?
  /// Waits for the turn's end while a layer of a root that closes, and shows no tree, comes or goes without motion.
  private var closing: TurnWatch?
  /// What the tree has not followed, so that it is not tried again in each turn.
  private var unfollowed: ScreenReading?
  /// The host whose root is empty as long as this one shows the navigator.
  weak var earlier: SceneHost?
  /// Stacks that have moved, changed or been read anew since tree and screen last agreed.
  var moving: [UINavigationController] = []
  /// The nodes of controllers that have left the tree while the root was out of its window.
  var strays: [NodeID] = []
  /// The tree with which the root left its window.
  var treeBefore: NavigationTree?
  private let stackReader = StackReader()
  /// The plan that is performed; its trees have what comes and what goes.
  private(set) var plan: NavigationPlan?
  /// Stacks that move as their map says.
  var animating: [NavigationFront] = []
  /// Whether the list of More is left when this turn ends: a plan may end while UIKit changes tabs.
  var isLeavingList = false
  /// Whether UIKit selects the tab that a user has tapped.
  ///
  /// Inside that call it ends what moves (U45): a plan that waits for that would change the tabs meanwhile.
  var isSelecting = false
  /// A plan that came while UIKit told of the end of a transition.
  private var whenTurnEnds: (() -> Void)?
  /// The calls that wait until the screen is at rest.
  private(set) var whenAtRest: (() -> Void)?

  init(root: SceneRootController, scene: SceneNavigator, assemblies: [AnyAssembly]) {
    self.root = root
    self.scene = scene
    screens = Screens(scene, assemblies, reports: reports)
    reports.observer = self
    scene.diagnosticWriter?.useSystemLog()
    scene.awaitHost()
  }

  /// The root comes into its window, for the first time or again: nothing can be presented before.
  func begin() {
    window = root?.viewIfLoaded?.window
    if !scene.isHosted(by: self), !isReplaced {
      findStrays()
      // The tree is shown anew, and UIKit's layers go with the part.
      ownLayers.releaseAll()
      attach()
    }
    watch = window.map { TurnWatch($0) { [weak self] in self?.turnEnded() } }
    sizeMayHaveChanged()
  }

  /// The root has left its window, or has gone: the rest of a plan would be performed outside (U73).
  func end() {
    watch = nil
    if scene.isHosted(by: self) { treeBefore = scene.currentTree }
    abandon()
    detach()
  }

  /// Lets the tree follow what a user or other code has changed in this turn, whoever reports it.
  private func turnEnded() {
    // A layer that covers all has the root's view out of the window, where nobody lays it out (U75).
    sizeMayHaveChanged()
    if let next = whenTurnEnds {
      whenTurnEnds = nil
      next()
    }
    followDelegates()
    if screens.hasSplits { screens.fronts.values.forEach { ($0 as? SplitColumns)?.turnEnded() } }
    // The delegate that hears the end of a step may be other code's, and a coordinator that outlives its
    // transition tells of no end (U166).
    if scene.isHostPerforming { reports.lookAgain() }
    if whenAtRest != nil, !isTransitioning { _ = resumeAtRest() }
    guard !scene.isHostPerforming, !isTransitioning else { return }
    if isLeavingList { leaveList() }
    standInFront()
    bringBackMembers()
    screens.adaptTabs()
    // Another map may show what stands before a column, or show it no longer.
    if screens.hasSplits { scene.currentTree.visiblePath.suffix(2).forEach(setWayBack) }
    // Other code also changes stacks that are out of sight; their coordinators may stay (U166).
    moving += screens.stacks.filter { stackReader.isOutOfDate($1, $0) }.map(\.value)
    guard !isTransitioning, let reading = reading() else { return }
    guard scene.isNews(reading) else {
      unfollowed = nil
      return releaseStrays()
    }
    guard reading != unfollowed else { return }
    scene.screenDidChange()
    // What has been brought back by now may be taken away again.
    let isInVain = scene.isRepaired(reading) && self.reading() == reading
    unfollowed = isInVain ? reading : nil
  }

  /// Forgets the plan that is performed, with all that waits for its steps.
  func abandon() {
    endPlan()
    reports.forget()
  }

  /// Lets no further step follow the one that runs.
  private func endPlan() {
    performance += 1
    (plan, whenAtRest, whenTurnEnds) = (nil, nil, nil)
    root?.whenAppeared = nil
  }
}

extension SceneHost: NavigationHost {
  var isTransitioning: Bool {
    guard let root else { return false }
    if root.isSwitching || isSelecting || screens.isPageTurning || ownLayers.isMoving {
      return true
    }
    // A stack may still move although a tap on another tab has covered it.
    for stack in moving where stack.transitionCoordinator != nil { return true }
    if root.presentationsAndSearches.isEmpty, ownLayers.isEmpty, let part = root.part {
      return root.isComingOrGoing || isMoving(in: part)
    }
    let layers = root.layers
    let front = root.front(of: layers)
    if front.isComingOrGoing || front.frontmost.isComingOrGoing { return true }
    // What a sheet or an alert covers is changed beneath it all the same.
    return layers.contains(where: isMoving)
  }

  private func isMoving(in layer: UIViewController) -> Bool {
    let leaf = layer.visibleLeaf
    return leaf.transitionCoordinator != nil
      || screens.hasSplits && leaf.splitViewController?.isChangingColumns == true
  }

  func perform(_ plan: NavigationPlan, done: @escaping @MainActor () -> Void) {
    guard isOnScreen else { return end() }
    abandon()
    self.plan = plan
    closing = nil
    guard TransitionEnd.isNow, watch != nil else { return begin(plan, done) }
    // Other code may move a layer in the same turn.
    whenTurnEnds = { [weak self] in self?.atRest { self?.begin(plan, done) } }
  }

  private func begin(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    screens.begin(plan)
    // Restored screens are built before they are seen: they may want to be asked before they go.
    for id in plan.entering where plan.to.wasRestored(id) {
      _ = screens.controller(for: id, in: plan.to)
    }
    run(PlannedSteps(plan, under: scene.maps), at: 0) { [weak self] in
      self?.atRest {
        self?.isLeavingList = true
        self?.curtains.keepCovered()
        self?.plan = nil
        done()
      }
    }
    if scene.isCurtain { window?.layoutIfNeeded() }
  }

  /// The plan is out of date; the end of its step, when it comes, says that the screen is at rest.
  func transitionIsOverdue() {
    endPlan()
    ownLayers.settle()
  }

  func raise(_ curtain: SceneNavigator) -> Bool {
    guard let root else { return false }
    let new = SceneRootController(curtain, as: root, assemblies: screens.assemblies)
    guard curtains.raise(curtain, over: window, as: new) != nil else { return false }
    // The call that asked for the curtain does not wait for a layout of the system.
    new.host?.begin()
    return true
  }

  func lower(_ curtain: SceneNavigator) { curtains.lower(curtain) }

  func builds(_ routeType: ObjectIdentifier) -> Bool {
    screens.assemblies.contains { $0.routeType == routeType }
  }

  func reading() -> ScreenReading? {
    guard let root else { return nil }
    let reader = ScreenReader(
      root: root, screens: screens, stacks: stackReader, tree: scene.currentTree)
    let reading = reader.reading(also: moving)
    // A look before a gesture changes no tree: what it saw is kept, for the gesture may take it out of sight.
    moving += stackReader.changed
    stackReader.changed = []
    if !moving.isEmpty, scene.currentTree.agrees(with: reading) { moving = [] }
    return reading
  }

  /// Continues when the screen is at rest; a gesture that began meanwhile ends first.
  func atRest(_ body: @escaping () -> Void) {
    if isTransitioning { whenAtRest = { [weak self] in self?.atRest(body) } } else { body() }
  }

  /// Continues with the calls that waited for rest; false when there was none.
  func resumeAtRest() -> Bool {
    guard let next = whenAtRest else { return false }
    whenAtRest = nil
    next()
    return true
  }

  /// A presenter that goes without dismissing its layers leaves them alive (U143).
  func close() {
    closing = nil
    ownLayers.releaseAll()
    guard let root, let next = root.presentedViewController, !next.isBeingDismissed else { return }
    // UIKit ignores a dismissal while a layer comes or goes (U87), without motion until a turn has ended (U84).
    let front = next.frontmost
    guard front.isComingOrGoing else { return root.dismiss(animated: false) }
    if front.transitionCoordinator?.whenEnds({ [weak self] in self?.close() }) == true { return }
    closing = window.map { TurnWatch($0) { [weak self] in self?.close() } }
  }

  func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    for (id, route) in nodes {
      let controller = screens.existing(id)
      if !ownLayers.isEmpty { controller.map(ownLayers.release) }
      screens.release(id)
      guard let controller else { continue }
      ReleaseCheck.begin(for: controller, of: id, route: route, in: scene) {
        // Other code has put it into a container, or presented it, or presents a layer from it.
        guard let controller = $0 as? UIViewController else { return false }
        return controller.parent != nil || controller.presentingViewController != nil
          || controller.presentedViewController != nil
      }
    }
    stackReader.forget(nodes.map(\.id))
    moving.removeAll { screens.node(of: $0) == nil }
  }
}
