public import Portolan

/// Performs each plan at once on a screen in memory and remembers it.
///
/// ```swift
/// let host = RecordingHost()
/// navigator.scene.attach(host)
/// navigator.show(.product(id: 7))
/// #expect(host.plans.count == 2)
/// ```
///
/// The first plan is that of the attachment: what is to be shown by then, also when that is nothing.
///
/// What it shows it reads back from its own screen, never from the tree, so a test that compares
/// the two compares two things. The navigator does not keep it alive: the test does.
@MainActor open class RecordingHost: NavigationHost {
  /// What it shows; a test changes it as a user or other code would, then calls
  /// `screenDidChange()` of the navigator.
  public var screen = ScreenModel()
  /// Whether a transition or a gesture runs; a test may say so.
  public var isTransitioning = false
  /// What it was asked to perform, in order.
  public private(set) var plans: [Plan] = []
  /// Steps that its screen could not perform; none when the plans were right.
  public internal(set) var faults: [Step] = []

  /// The curtains over the scene, the lowest first, each with the host that shows it.
  public private(set) var curtains: [(curtain: SceneNavigator, host: RecordingHost)] = []

  /// Makes a host that shows nothing yet.
  public init() {}

  /// Remembers the plan and performs it.
  public func perform(_ plan: Plan, done: @escaping @MainActor () -> Void) {
    plans.append(plan)
    show(plan, done)
  }

  /// How it performs: at once, and subclasses otherwise.
  open func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    performAtOnce(plan, done)
  }

  /// Performs a plan on the screen and says that it is done.
  public final func performAtOnce(_ plan: Plan, _ done: @MainActor () -> Void) {
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
  public func lower(_ curtain: SceneNavigator) {
    curtains.removeAll { $0.curtain === curtain }
  }

  /// Does nothing: it ends with the test.
  open func close() {}

  /// What its own screen shows.
  open func reading() -> ScreenReading? { screen.reading }

  /// Forgets the plans, to count anew.
  public func forget() { plans = [] }
}
