public import Portolan

/// Performs each plan at once on a screen in memory and remembers it.
///
/// ```swift
/// let host = RecordingHost()
/// host.attach(to: navigator.scene)
/// navigator.show(.product(id: 7))
/// #expect(host.plans.count == 2)
/// ```
///
/// The first plan is that of the attachment: what is to be shown by then, also when that is nothing.
///
/// What it shows it reads back from its own screen, never from the tree, so a test that compares
/// the two compares two things. The navigator does not keep it alive: the test does.
@MainActor open class RecordingHost: NavigationHost {
  /// What it shows; `picture` compares it, and `make(_:in:)` changes it as a person would.
  public package(set) var screen = ScreenModel()
  /// Whether a transition or a gesture runs; a test may say so.
  public var isTransitioning = false
  /// What it was asked to perform, in order.
  public private(set) var plans: [Plan] = []
  /// Steps that its screen could not perform; none when the plans were right.
  package internal(set) var faults: [Step] = []

  /// What is read in place of the screen, for a host that reads wrongly or shows other code's screens.
  package var distort: (ScreenReading) -> ScreenReading = { $0 }

  /// The curtains over the scene, the lowest first, each with the host that shows it.
  public private(set) var curtains: [(curtain: SceneNavigator, host: RecordingHost)] = []

  /// Makes a host that shows nothing yet.
  public init() {}

  /// Shows a scene from now on.
  public func attach(to scene: SceneNavigator) { scene.attach(self) }

  /// Remembers the plan and performs it.
  package func perform(_ plan: Plan, done: @escaping @MainActor () -> Void) {
    plans.append(plan)
    show(plan, done)
  }

  /// How it performs: at once, and subclasses otherwise.
  open func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    performAtOnce(plan, done)
  }

  /// Performs a plan on the screen and says that it is done.
  package final func performAtOnce(_ plan: Plan, _ done: @MainActor () -> Void) {
    faults += screen.perform(plan)
    done()
  }

  /// Lets go of what it keeps for nodes that left the tree.
  open func release(_ nodes: [(id: NodeID, route: AnyRoute?)]) {
    screen.forget(nodes.map(\.id))
  }

  /// Shows a curtain on a screen of its own, which performs as this one does.
  open func raise(_ curtain: SceneNavigator) -> Bool {
    let host = host()
    curtains.append((curtain, host))
    curtain.attach(host)
    return true
  }

  /// What shows a curtain; subclasses perform in their own way.
  open func host() -> RecordingHost { RecordingHost() }

  /// Forgets a curtain and its screen.
  package func lower(_ curtain: SceneNavigator) {
    curtains.removeAll { $0.curtain === curtain }
  }

  /// Does nothing: it ends with the test.
  open func close() {}

  /// What its own screen shows.
  package func reading() -> ScreenReading? { distort(screen.reading) }

  /// Forgets the plans, to count anew.
  public func forget() { plans = [] }
}
