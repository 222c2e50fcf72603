/// Takes where to go and works out the rest; the one stateful object of a scene.
///
/// It knows every route type of the app, erased; `Navigator` is its typed face. Make one for each
/// scene and call `close()` when the scene ends. What it decides, `Traffic` decides; this object
/// does what has been decided and says what came of it.
@MainActor public final class SceneNavigator {
  /// Called for each event, in order, once the change that it tells of is done.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? { didSet { noteListeners() } }
  /// Called for a failure that nobody awaited; by default it becomes a diagnostic event.
  public var onFailure: (@MainActor (NavigationError, CallSite) -> Void)?
  /// Called with one line for each change of the tree, once it is done.
  public var onBreadcrumb: (@MainActor (String) -> Void)? { didSet { noteListeners() } }
  /// Note what happens; without any it costs nothing.
  package var listeners: [any TrafficListener] = [] { didSet { noteListeners() } }
  /// How long a transition may take before the screen is read as it is.
  public var hostDeadline: Duration {
    get { traffic.limits.host }
    set { limit { $0.host = newValue } }
  }
  /// How long a request may stay parked.
  public var parkingLimit = Duration.seconds(600)
  /// How many links may wait; of more, those that came first end `superseded`, with a diagnostic.
  public var inboxLimit: Int {
    get { traffic.limits.inbox }
    set { limit { $0.inbox = newValue } }
  }
  /// Whether links wait that would leave the part which is shown, for example while an app starts.
  ///
  /// ```swift
  /// scene.holdsLinks = true
  /// await session.restore()
  /// scene.holdsLinks = false  // all that came are followed, in order
  /// ```
  ///
  /// Links to what stands in the part that is shown open at once; other requests do not wait.
  public var holdsLinks: Bool {
    get { traffic.limits.holdsLinks }
    set { limit { $0.holdsLinks = newValue } }
  }
  /// How many parts are kept at most while others are shown.
  public var keptPartLimit: Int {
    get { traffic.limits.keptParts }
    set { limit { $0.keptParts = newValue } }
  }
  /// What is done with the screens of all features when they are reached, in this order.
  public var tasks: [any SceneTasks] {
    get { taskRunner.common }
    set { taskRunner.common = newValue }
  }

  let clock: any Clock<Duration>
  let features: [ObjectIdentifier: Feature]
  /// Guards of all features, with a keeper of their own.
  let guards: SceneGuards?
  let links: LinkBook
  var traffic: Traffic
  /// What is to be done yet; the outermost call does it, in order.
  var effects: [Effect] = []
  var isActing = false

  weak var host: (any NavigationHost)?
  /// The requests that somebody asked for and that have not ended.
  var requests: [Int: NavigationRequest] = [:]
  /// Those whose state somebody has read.
  var displayed: [NavigationRequest] = []
  let waits: Waits
  let screens = ScreenShelf()
  let taskRunner: TaskRunner
  let stacks = StackShelf()
  private let ownCurtains: Curtains?
  private weak var othersCurtains: Curtains?
  var revalidations: [Int: Waiters<Void>] = [:]
  let busy = BusyFlag()

  /// Makes a navigator that knows these features.
  ///
  /// Throws `twoMaps` when two of them have the same route type.
  public convenience init(
    _ features: Feature..., guards: SceneGuards? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    var maps = MapSet()
    for feature in features { try maps.add(feature.entry) }
    self.init(all: features, guards: guards, clock: clock)
  }

  /// Of two features with one route type the last counts.
  init(
    all features: [Feature], guards: SceneGuards? = nil, clock: any Clock<Duration>,
    over ground: SceneNavigator? = nil
  ) {
    self.guards = guards
    var maps = MapSet(rules: guards?.rules)
    for feature in features { maps.replace(feature.entry) }
    self.features = Dictionary(features.map { ($0.entry.type, $0) }) { $1 }
    taskRunner = TaskRunner(self.features)
    links = LinkBook(Array(self.features.values))
    self.clock = clock
    waits = Waits(clock)
    traffic = Traffic(ground?.maps ?? maps)
    ownCurtains = ground == nil ? Curtains() : nil
    othersCurtains = ground?.curtains
    ownCurtains?.cover(self)
  }

  deinit {
    // Nobody called `close()`, and somebody may still wait.
    let (requests, revalidations) = (requests, revalidations)
    guard !requests.isEmpty || !revalidations.isEmpty else { return }
    Task { @MainActor in
      for request in requests.values { request.finish(.failure(.sceneGone)) }
      for waiters in revalidations.values { waiters.resume(returning: ()) }
    }
  }

  /// What is to be shown; the screen follows it.
  public var tree: NavigationTree { traffic.tree }
  package var maps: MapSet { traffic.maps }
  var isClosed: Bool { traffic.isClosed }
  /// What stands over the scene, the same for all of its navigators; nil when the scene is gone.
  package var curtains: Curtains? { ownCurtains ?? othersCurtains }
  /// Whether it is a curtain over another.
  package var isCurtain: Bool { traffic.traits.isCurtain }
  /// What it covers; itself when it is no curtain.
  package var ground: SceneNavigator { curtains?.ground ?? self }

  /// Whether a request waits for its turn, a guard or the screen; observable.
  ///
  /// Parked requests do not count: they wait for a person.
  public var isBusy: Bool {
    busy.read()
    return traffic.isBusy
  }

  /// Whether there is room for one column only: splits that are built from now on are collapsed; one
  /// on screen is read from there.
  package var isCompact: Bool {
    get { traffic.traits.isCompact }
    set { feed(.traits(SceneTraits(isCompact: newValue, isCurtain: isCurtain))) }
  }

  /// Ends the navigator: all requests and questions end as `sceneGone`, and none is taken any more.
  ///
  /// It lets go of the screens' models; the tree stays as it was, to be read. Closed again it does
  /// nothing.
  public func close() {
    guard !isClosed else { return }
    ownCurtains?.close()
    feed(.closed)
    waits.endAll()
    screens.close()
    taskRunner.cancel()
    host?.close()
  }

  private func limit(_ change: (inout Limits) -> Void) {
    var limits = traffic.limits
    change(&limits)
    feed(.limits(limits))
  }

  private func noteListeners() {
    traffic.isHeard = onEvent != nil || onBreadcrumb != nil || !listeners.isEmpty
  }
}
