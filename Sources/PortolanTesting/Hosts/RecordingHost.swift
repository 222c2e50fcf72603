public import Portolan

/// A host for tests: it performs each plan at once on a screen in memory, and records the plan.
///
/// ```swift
/// let host = RecordingHost()
/// host.attach(to: navigator.scene)
/// navigator.show(.product(id: 7))
/// #expect(host.plans.count == 2)
/// ```
///
/// The first plan comes from `attach(to:)`, which shows the tree at that time, even an empty one.
///
/// The host takes its screen from plans and gestures, not from the navigator, so a test can compare
/// the screen with the tree. Keep a reference to the host: the navigator has only a weak one.
@MainActor open class RecordingHost: NavigationHost {
  /// The screen in memory: compare it with `expectPicture`, and change it with a gesture of
  /// `make(_:in:)`.
  public package(set) var screen = ScreenModel()
  /// Whether a transition or gesture runs.
  ///
  /// A test may set it to true; the navigator then gives the host no plan.
  public var isTransitioning = false
  /// Whether its root is in sight.
  package var isInSight = true
  /// The plans that the navigator gave the host, in order.
  public private(set) var plans: [NavigationPlan] = []
  /// Steps that its screen could not perform; none when the plans were right.
  package internal(set) var faults: [Step] = []

  /// Changes each reading, for a host that reads wrongly or shows other code's screens.
  package var distort: (ScreenReading) -> ScreenReading = { $0 }

  /// The curtains over the scene, the lowest first, each with the host that shows it.
  public private(set) var curtains: [(curtain: SceneNavigator, host: RecordingHost)] = []

  /// Whether it has a place for curtains.
  package var hasPlaceForCurtains = true

  /// The dialogs of screens that are asked before they close, the first in front.
  package var dialogs: [LeavingDialog] = []
  /// Whether it has a place for such dialogs.
  package var showsDialogs = true

  /// How modals of other code behave; those that are not listed just close.
  package var modals: [ForeignID: RecordedModal] = [:]

  /// Makes a host with an empty screen.
  public init() {}

  /// Makes this the host of a scene: the host performs the scene's plans from now on.
  public func attach(to scene: SceneNavigator) { scene.attach(self) }

  /// Records the plan and performs it.
  package func perform(_ plan: NavigationPlan, done: @escaping @MainActor () -> Void) {
    plans.append(plan)
    show(plan, done)
  }

  /// Performs a plan at once and calls `done`.
  ///
  /// An override may call `super` later; without `super` it must call `done` itself.
  open func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
    performAtOnce(plan, done)
  }

  /// Performs a plan on the screen and reports that it is done.
  package final func performAtOnce(_ plan: NavigationPlan, _ done: @MainActor () -> Void) {
    faults += screen.perform(plan)
    done()
  }

  /// Releases the screens of nodes that have left the tree.
  open func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    screen.forget(nodes.map(\.id))
  }

  /// Shows a curtain: gives it a new host from `host()`, which has a screen of its own.
  open func raise(_ curtain: SceneNavigator) -> Bool {
    guard hasPlaceForCurtains else { return false }
    let host = host()
    curtains.append((curtain, host))
    curtain.attach(host)
    return true
  }

  /// Makes the host of a curtain; override it to return a host of your own type.
  open func host() -> RecordingHost { RecordingHost() }

  /// Removes a curtain and its screen.
  package func lower(_ curtain: SceneNavigator) {
    curtains.removeAll { $0.curtain === curtain }
  }

  /// Called when the scene closes; does nothing.
  open func close() {}

  /// The contents of its own screen.
  package func reading() -> ScreenReading? { distort(withModals(screen.reading)) }

  /// Removes all recorded `plans`, so that `plans` has only later ones.
  public func forget() { plans = [] }
}
