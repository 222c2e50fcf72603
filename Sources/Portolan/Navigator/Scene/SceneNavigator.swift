/// The one stateful object of a scene: it takes verbs and links, and performs them.
///
/// It knows every route type of the app, erased; `Navigator` is its typed form. Make one for each
/// scene and call `close()` when the scene ends. `Traffic` makes all decisions; this object
/// performs them and reports the results.
@MainActor public final class SceneNavigator {
  /// Called for each event, in order, once its change is done.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? { didSet { noteListeners() } }
  /// Called for a failure that no code awaited; by default it becomes a diagnostic event.
  public var onFailure: (@MainActor (NavigationError, CallSite) -> Void)?
  /// Called with one line for each change of the tree, once it is done.
  public var onBreadcrumb: (@MainActor (String) -> Void)? { didSet { noteListeners() } }
  /// Listeners that note signals and events; without any they cost nothing.
  package var listeners: [any TrafficListener] = [] { didSet { noteListeners() } }
  /// How long a transition may take, then the navigator reads the screen; two seconds by default.
  public var hostDeadline: Duration {
    get { traffic.limits.host }
    set { limit { $0.host = newValue } }
  }
  /// How long a request may stay parked.
  public var parkingLimit = Duration.seconds(600)
  /// How many links may wait; beyond that the oldest end `superseded`, with a diagnostic.
  public var inboxLimit: Int {
    get { traffic.limits.inbox }
    set { limit { $0.inbox = newValue } }
  }
  /// Whether links wait that would leave the present part, for example while an app starts.
  ///
  /// ```swift
  /// scene.holdsLinks = true
  /// await session.restore()
  /// scene.holdsLinks = false  // all that came are followed, in order
  /// ```
  ///
  /// Links into the present part open at once; other requests do not wait.
  public var holdsLinks: Bool {
    get { traffic.limits.holdsLinks }
    set { limit { $0.holdsLinks = newValue } }
  }
  /// Decides which links may be followed, before the guards; nil allows every link.
  ///
  /// ```swift
  /// scene.linkPolicy = { $0.source != .notification || !$0.routes.contains(AnyRoute(Shop.checkout)) }
  /// ```
  ///
  /// A link that it refuses ends `linkNotAllowed`. For a curtain the scene's own navigator is asked.
  public var linkPolicy: (@MainActor (OpenedLink) -> Bool)?
  /// How many parts are kept at most while others are shown.
  public var keptPartLimit: Int {
    get { traffic.limits.keptParts }
    set { limit { $0.keptParts = newValue } }
  }
  /// Tasks for the screens of all features when they are reached, in this order.
  public var tasks: [any SceneTasks] {
    get { taskRunner.common }
    set { taskRunner.common = newValue }
  }

  let clock: any Clock<Duration>
  let features: [ObjectIdentifier: Feature]
  let guards: SceneGuards?
  let links: LinkBook
  let lookUps = LookUps()
  var traffic: Traffic
  /// Effects that are still to be performed; the outermost call performs them, in order.
  var effects: [Effect] = []
  var isActing = false
  weak var host: (any NavigationHost)?
  /// The requests that have not ended.
  var requests: [Int: NavigationRequest] = [:]
  /// Requests whose state was read.
  var displayed: [NavigationRequest] = []
  let waits: Waits
  let screens = ScreenShelf()
  let taskRunner: TaskRunner
  let stacks = StackShelf()
  private let ownCurtains: Curtains?
  private weak var othersCurtains: Curtains?
  var revalidations: [Int: Waiters<Void>] = [:]
  let busy = Shown(false)

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

  /// Of two features with one route type, the last counts.
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
    // `close()` was not called, and tasks may still wait.
    let (requests, revalidations) = (requests, revalidations)
    guard !requests.isEmpty || !revalidations.isEmpty else { return }
    Task { @MainActor in
      for request in requests.values { request.finish(.failure(.sceneGone)) }
      for waiters in revalidations.values { waiters.resume(returning: ()) }
    }
  }

  /// The tree that the screen follows.
  public var tree: NavigationTree { traffic.tree }
  package var maps: MapSet { traffic.maps }
  var isClosed: Bool { traffic.isClosed }
  /// The curtains over the scene, the same for all of its navigators; nil when the scene is gone.
  package var curtains: Curtains? { ownCurtains ?? othersCurtains }
  /// Whether it is a curtain over another navigator.
  package var isCurtain: Bool { traffic.traits.isCurtain }
  /// The navigator under all curtains; itself when it is no curtain.
  package var ground: SceneNavigator { curtains?.ground ?? self }

  /// Whether a request waits for its turn, a guard or the screen; observable.
  ///
  /// Parked requests do not count: they wait for a person.
  public var isBusy: Bool {
    _ = busy.value
    return traffic.isBusy
  }

  /// Whether the scene has room for one column only: then new splits are collapsed.
  ///
  /// For a split on screen, the screen's reading says it.
  package var isCompact: Bool {
    get { traffic.traits.isCompact }
    set { feed(.traits(SceneTraits(isCompact: newValue, isCurtain: isCurtain))) }
  }

  /// Ends the navigator: all requests and questions end as `sceneGone`, and no more are taken.
  ///
  /// It releases the screens' models; the tree can still be read. A second call does nothing.
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

extension SceneNavigator {
  /// All screens of this app by module.
  ///
  /// For the catalogue of one module, make a navigator with its feature and those beneath it.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// Problems in the maps that no navigation could overcome; empty when all is well.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// It checks as `NavigationMap.problems`, for the maps of all features together: also members and
  /// anchors of other features, unknown routes, and features with the same links or name.
  public var problems: [Diagnostic] { MapCheck(maps).run() + links.problems }
}
