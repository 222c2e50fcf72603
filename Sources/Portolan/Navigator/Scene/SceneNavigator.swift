/// The navigator of one window for all features of the app: it performs verbs and links, and holds
/// all state.
///
/// Make a `SceneNavigator` for each window of an app with several features, and get the navigator
/// of a feature with `of(_:)`, such as `scene.of(Shop.self)`. An app with one feature makes a
/// `Navigator`, whose `scene` is this object. Call `close()` when the window closes.
@MainActor public final class SceneNavigator {
  /// Called for each event, in order, after the change that the event reports; nil by default.
  ///
  /// `events` is for further listeners.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)? { didSet { noteListeners(oldValue) } }
  /// Called when a request fails and no code awaits it; nil, the default, reports the error as a
  /// diagnostic.
  ///
  /// Not called for requests that end as `cancelled`, `superseded` or `stays`, since the user or
  /// the app caused these ends on purpose.
  public var onFailure: (@MainActor (NavigationError, CallSite) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Called for each diagnostic: a problem for the developer, or a failure when `onFailure` is nil.
  ///
  /// In a debug build a closure is set from the start. It writes each diagnostic once, with its
  /// reason, its fix and the call site: to the system's log in an app on Apple's platforms, and
  /// otherwise to standard error. A closure of the app takes its place; nil writes nothing. In a
  /// release build the value is nil at first.
  ///
  /// ```swift
  /// scene.onDiagnostic = { problem in print(problem.code, problem.what) }
  /// ```
  public var onDiagnostic: (@MainActor (Diagnostic) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Called after each change of the tree with one line of text, for example for a crash report;
  /// nil by default.
  public var onBreadcrumb: (@MainActor (String) -> Void)? { didSet { noteListeners(oldValue) } }
  /// Listeners that record signals and events.
  package var listeners: [any TrafficListener] = [] { didSet { noteListeners(oldValue) } }
  let streams = EventStreams()
  /// How long a transition may take; by default two seconds.
  ///
  /// After that the navigator checks what is on screen. When the transition is still running then,
  /// the requests whose result the transition shows fail with `stillMoving`.
  public var hostDeadline: Duration {
    get { traffic.limits.host }
    set { limit { $0.host = newValue } }
  }
  /// How long a request may stay parked (waiting for a detour, a guard, a look-up or the app); by
  /// default ten minutes.
  ///
  /// After that the request fails with `expired`. The limit also holds for a guard without a
  /// deadline and for a screen that is asked whether it may be closed; such a screen then stays.
  public var parkingLimit = Duration.seconds(600)
  /// How many links may wait at the same time; by default 20.
  ///
  /// When more links wait, the oldest end as `superseded`, and a diagnostic reports that. A
  /// negative number counts as 0.
  public var inboxLimit: Int {
    get { traffic.limits.inbox }
    set { limit { $0.inbox = newValue } }
  }
  /// Whether links into another part of the app wait, for example while the app starts; false by
  /// default.
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
  /// Decides whether a link may be opened, before any guard is asked; nil, the default, allows
  /// every link.
  ///
  /// ```swift
  /// scene.linkPolicy = { $0.source != .notification || !$0.routes.contains(AnyRoute(Shop.checkout)) }
  /// ```
  ///
  /// A link for which the closure returns false fails with `linkNotAllowed`. Links that are opened
  /// in a curtain (a second window above the scene) use the policy of the scene's own navigator.
  public var linkPolicy: (@MainActor (OpenedLink) -> Bool)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Called when a request is about to show a screen and the scene's root is out of sight; nil by
  /// default.
  ///
  /// A root is out of sight in a tab of the app's own that is not selected. Select the tab and
  /// return true: the request waits for the root, at most for `hostDeadline`. Return false to leave
  /// the root where it is: the request changes the tree, and `Arrival.isCovered` is true.
  ///
  /// ```swift
  /// scene.onNeedsFront = { [weak tabBarController] in
  ///   tabBarController?.selectedIndex = 2
  ///   return tabBarController != nil
  /// }
  /// ```
  ///
  /// Called once for each request, and only once the scene has a root. Not called for steps back,
  /// for `update(_:)`, for `revalidate()`, when a saved scene is restored, and while a sheet of the
  /// root is in sight.
  public var onNeedsFront: (@MainActor () -> Bool)? {
    didSet {
      withExtendedLifetime(oldValue) {
        feed(.traits(traffic.traits.with(\.comesToFront, onNeedsFront != nil)))
      }
    }
  }
  /// How many parts may be kept (in memory while another part is shown); by default 1.
  ///
  /// When one more part is kept, the part that was replaced earliest closes. A negative number
  /// counts as 0.
  public var keptPartLimit: Int {
    get { traffic.limits.keptParts }
    set { limit { $0.keptParts = newValue } }
  }
  /// Tasks for the screens of all features; they begin in the order of this array, after the tasks
  /// of a screen's own feature.
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
  /// The last request for which the app was asked to bring the root to the front, and its answer.
  var fronted: (request: Int, comes: Bool)?
  /// The requests that have not ended.
  var requests: [Int: NavigationRequest] = [:]
  /// Requests whose state was read, and whose observers must be told of its changes.
  var displayed: [NavigationRequest] = []
  /// What `onDiagnostic` calls from the start; nil in a release build.
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

  /// Creates the navigator of a window, with the features of the app.
  ///
  /// `guards` are guards for the routes of all features, and `clock` measures all deadlines. Throws
  /// `twoMaps` when two features have the same route type.
  public convenience init(
    _ features: NavigationFeature..., guards: SceneGuards? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    var maps = MapSet()
    for feature in features { try maps.add(feature.entry) }
    self.init(all: features, guards: guards, clock: clock)
  }

  /// Creates a navigator, for a curtain when `ground` is given; of two features with one route type
  /// the last counts.
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
  /// An observer is told of each change of the tree. To observe one route only, use
  /// ``Navigator/isVisible(_:)``.
  public var tree: NavigationTree {
    observers.treeIsRead()
    return traffic.tree
  }
  /// The present tree, for code that a view calls and that does not observe the tree.
  package var currentTree: NavigationTree { traffic.tree }
  package var maps: MapSet { traffic.maps }
  /// Grows with each change of the maps.
  package var mapsVersion: Int { traffic.maps.version }
  var isClosed: Bool { traffic.isClosed }
  /// The curtains over the scene, which all of its navigators share; nil when the scene has ended.
  package var curtains: Curtains? { ownCurtains ?? othersCurtains }
  /// Whether this is the navigator of a curtain (a second window above the scene).
  package var isCurtain: Bool { traffic.traits.isCurtain }
  /// The scene's own navigator beneath all curtains; `self` when this navigator is of no curtain.
  package var ground: SceneNavigator { curtains?.ground ?? self }

  /// Whether a request is under way, for example one that waits for an older request, for a guard
  /// or for the end of a transition; observable.
  ///
  /// Parked requests do not count.
  public var isBusy: Bool {
    _ = busy.value
    return traffic.isBusy
  }

  /// Whether a curtain, such as a lock, stands over the scene; observable.
  ///
  /// True from the call that shows the curtain until the curtain closes, also while no window can
  /// show the curtain; then no window shows the scene's own content either.
  public var isUnderCurtain: Bool { covered.value }

  /// Whether the scene has room for one column only, so that new splits begin collapsed.
  ///
  /// For a split on screen, the host reports whether it is collapsed.
  package var isCompact: Bool {
    get { traffic.traits.isCompact }
    set { feed(.traits(traffic.traits.with(\.isCompact, newValue))) }
  }

  /// Ends the navigator when its window closes: all requests and questions, also later ones, end
  /// with `sceneGone`.
  ///
  /// The models of the screens are released; the tree can still be read. A second call does
  /// nothing.
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
