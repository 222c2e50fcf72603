/// The navigator of one scene (a window): it performs verbs and links, and holds all state.
///
/// It handles the routes of all features in erased form; `Navigator` is its typed form. Make one
/// for each scene and call `close()` when the scene ends. Its value `Traffic` makes all decisions;
/// this object carries them out and reports the results to `Traffic`.
@MainActor public final class SceneNavigator {
  /// Called for each event, in order, after the change that the event reports; `events` is for further listeners.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? { didSet { noteListeners(oldValue) } }
  /// Called when a request fails that no code awaits; if nil, a diagnostic reports the error.
  public var onFailure: (@MainActor (NavigationError, CallSite) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Called for each diagnostic: a problem for the developer, or a failure that `onFailure` does not take.
  ///
  /// In a debug build it is set from the start, and writes each diagnostic once, with its reason, its fix and the
  /// call site: to the system's log in an app on Apple's platforms, and otherwise to standard error. A
  /// closure of the app's takes the place of that, and nil turns it off. In a release build it is nil.
  ///
  /// ```swift
  /// scene.onDiagnostic = { problem in print(problem.code, problem.what) }
  /// ```
  public var onDiagnostic: (@MainActor (Diagnostic) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Called after each change of the tree with one line of text, for example for a crash report.
  public var onBreadcrumb: (@MainActor (String) -> Void)? { didSet { noteListeners(oldValue) } }
  /// Listeners that record signals and events.
  package var listeners: [any TrafficListener] = [] { didSet { noteListeners(oldValue) } }
  let streams = EventStreams()
  /// How long a transition may take before the navigator reads the screen; by default two seconds.
  public var hostDeadline: Duration {
    get { traffic.limits.host }
    set { limit { $0.host = newValue } }
  }
  /// How long a request may stay parked (waiting for a detour, a guard or the app), then it fails.
  public var parkingLimit = Duration.seconds(600)
  /// How many links may wait; if more come, the oldest end as `superseded`, with a diagnostic.
  public var inboxLimit: Int {
    get { traffic.limits.inbox }
    set { limit { $0.inbox = newValue } }
  }
  /// Whether links into another part of the app wait, for example while the app starts.
  ///
  /// A part is the base content of the scene, such as splash, sign-in or main. Links into the part
  /// that is shown open at once. Requests of the app's code do not wait.
  ///
  /// ```swift
  /// scene.holdsLinks = true
  /// await session.restore()
  /// scene.holdsLinks = false  // all that came are followed, in order
  /// ```
  public var holdsLinks: Bool {
    get { traffic.limits.holdsLinks }
    set { limit { $0.holdsLinks = newValue } }
  }
  /// Decides whether a link may be opened, before any guard is asked; nil allows every link.
  ///
  /// ```swift
  /// scene.linkPolicy = { $0.source != .notification || !$0.routes.contains(AnyRoute(Shop.checkout)) }
  /// ```
  ///
  /// A refused link fails as `linkNotAllowed`. Links that are opened in a curtain (a cover such as
  /// a lock) use the policy of the scene's own navigator.
  public var linkPolicy: (@MainActor (OpenedLink) -> Bool)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// How many kept parts (alive while another part of the app is shown) there may be at most.
  public var keptPartLimit: Int {
    get { traffic.limits.keptParts }
    set { limit { $0.keptParts = newValue } }
  }
  /// Tasks that run when a screen of any feature is reached, in this order.
  public var tasks: [any ScreenTasks<AnyRoute>] {
    get { taskRunner.common }
    set { taskRunner.common = newValue }
  }

  package let clock: any Clock<Duration>
  package let features: [ObjectIdentifier: NavigationFeature]
  let guards: SceneGuards?
  package let links: LinkBook
  let lookUps = LookUps()
  package internal(set) var traffic: Traffic
  /// Effects that are not performed yet; the outermost call of `feed` performs them in order.
  var effects: [Effect] = []
  var isActing = false
  weak var host: (any NavigationHost)?
  /// Whether the app has made a root for the scene, on screen or not.
  var hasRoot = false
  /// The requests that have not ended.
  var requests: [Int: NavigationRequest] = [:]
  /// Requests whose state was read, and whose observers must be told of its changes.
  var displayed: [NavigationRequest] = []
  /// What `onDiagnostic` uses from the start; nil in a release build.
  package let diagnosticWriter = DiagnosticWriter.inDebugBuild()
  let waits: Waits
  let dialogs = LeavingDialogs()
  let screens = ScreenShelf()
  let taskRunner: TaskRunner
  let stacks = StackShelf()
  private let ownCurtains: Curtains?
  private weak var othersCurtains: Curtains?
  var revalidations: [Int: Waiters<Void>] = [:]
  let busy = Shown(false)
  let covered = Shown(false)
  let observers = TreeObservers()

  /// Makes the navigator of a scene, with the features of the app.
  ///
  /// Throws `twoMaps` when two features have the same route type.
  public convenience init(
    _ features: NavigationFeature..., guards: SceneGuards? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    var maps = MapSet()
    for feature in features { try maps.add(feature.entry) }
    self.init(all: features, guards: guards, clock: clock)
  }

  /// Makes a navigator, for a curtain if `ground` is given; of two maps of one type the last
  /// counts.
  package init(
    all features: [NavigationFeature], guards: SceneGuards? = nil, clock: any Clock<Duration>,
    over ground: SceneNavigator? = nil
  ) {
    self.guards = guards
    self.features = Dictionary(features.map { ($0.entry.type, $0) }) { $1 }
    let features = self.features.values.sorted { $0.entry.name < $1.entry.name }
    var maps = MapSet()
    maps.rules = ([guards?.rules] + features.map(\.rules)).compactMap(\.self)
    for feature in features { maps.replace(feature.entry) }
    taskRunner = TaskRunner(self.features)
    links = LinkBook(features)
    self.clock = clock
    waits = Waits(clock)
    traffic = Traffic(ground?.maps ?? maps)
    traffic.occasional = Set(
      (features.map(\.keeper) + [guards?.keeper].compactMap(\.self))
        .compactMap(\.occasional))
    ownCurtains = ground == nil ? Curtains() : nil
    othersCurtains = ground?.curtains
    ownCurtains?.cover(self)
    if let diagnosticWriter { onDiagnostic = { diagnosticWriter.note($0) } }
  }

  deinit {
    // When `close()` was not called, tasks may still wait for the end of a request.
    let (requests, revalidations) = (requests, revalidations)
    guard !requests.isEmpty || !revalidations.isEmpty else { return }
    Task { @MainActor in
      for request in requests.values { request.finish(.failure(.sceneGone)) }
      for waiters in revalidations.values { waiters.resume(returning: ()) }
    }
  }

  /// The present tree, which the host shows, or is about to show; observable.
  ///
  /// Who observes it is told of each change. Ask ``Navigator/isVisible(_:)`` for one route.
  public var tree: NavigationTree {
    observers.treeIsRead()
    return traffic.tree
  }
  /// The present tree for code that does not observe it, although a view may call it.
  package var currentTree: NavigationTree { traffic.tree }
  package var maps: MapSet { traffic.maps }
  /// Grows with each change of the maps.
  package var mapsVersion: Int { traffic.maps.version }
  var isClosed: Bool { traffic.isClosed }
  /// The curtains over the scene, shared by all of its navigators; nil when the scene is gone.
  package var curtains: Curtains? { ownCurtains ?? othersCurtains }
  /// Whether this is the navigator of a curtain: a cover over the whole scene, such as a lock.
  package var isCurtain: Bool { traffic.traits.isCurtain }
  /// The scene's own navigator beneath all curtains; `self` when this is no curtain.
  package var ground: SceneNavigator { curtains?.ground ?? self }

  /// Whether a request is under way: waiting for its turn, a guard or a transition; observable.
  ///
  /// Parked requests do not count: they wait for a person.
  public var isBusy: Bool {
    _ = busy.value
    return traffic.isBusy
  }

  /// Whether a curtain, such as a lock, stands over the scene; observable.
  ///
  /// It is true from the call that shows the curtain until that closes, also while no window can
  /// show it: then the scene's own content is not shown either.
  public var isUnderCurtain: Bool { covered.value }

  /// Whether the scene has room for one column only, so that new splits begin collapsed.
  ///
  /// For a split on screen, the host reports whether it is collapsed.
  package var isCompact: Bool {
    get { traffic.traits.isCompact }
    set { feed(.traits(traffic.traits.with(\.isCompact, newValue))) }
  }

  /// Ends the navigator: all requests and questions, also later ones, end as `sceneGone`.
  ///
  /// It releases the screens' models; the tree can still be read. A second call does nothing.
  public func close() {
    guard !isClosed else { return }
    ownCurtains?.close()
    feed(.closed)
    waits.endAll()
    dialogs.endAll(on: host)
    screens.close()
    taskRunner.cancel()
    host?.close()
  }

  private func limit(_ change: (inout Limits) -> Void) {
    var limits = traffic.limits
    change(&limits)
    feed(.limits(limits))
  }

  /// An app's object in `old` is released only here, since its `deinit` may read the listener.
  func noteListeners(_ old: Any? = nil) {
    traffic.isHeard =
      onEvent != nil || onBreadcrumb != nil || !listeners.isEmpty || !streams.isEmpty
    withExtendedLifetime(old) {}
  }
}
