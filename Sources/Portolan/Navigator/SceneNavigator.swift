/// Takes where to go and works out the rest; the one stateful object of a scene.
///
/// It knows every route type of the app, erased; `Navigator` is its typed face. Make one for each
/// scene and call `close()` when the scene ends.
@MainActor public final class SceneNavigator {
  @TaskLocal static var asking: Asking?

  /// What is to be shown; the screen follows it.
  public internal(set) var tree = NavigationTree()
  /// Called for each event, before the call that caused it returns.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)?
  /// Called for a failure that nobody awaited; by default it becomes a diagnostic event.
  public var onFailure: (@MainActor (NavigationError, CallSite) -> Void)?
  /// Called with one line for each change of the tree, before the call that caused it returns.
  public var onBreadcrumb: (@MainActor (String) -> Void)?
  /// Remembers what happens; nil, and at no cost, unless the app gives one.
  public var log: NavigationLog? { didSet { log?.begin(with: tree) } }
  /// How long a transition may take before the screen is read as it is.
  public var hostDeadline = Duration.seconds(2)
  /// How long a request may stay parked.
  public var parkingLimit = Duration.seconds(600)
  /// How many links may wait; of more, those that came first end `superseded`, with a diagnostic.
  public var inboxLimit = 20
  /// Whether links wait that would leave the part which is shown, for example while an app starts.
  ///
  /// ```swift
  /// scene.holdsLinks = true
  /// await session.restore()
  /// scene.holdsLinks = false  // all that came are followed, in order
  /// ```
  ///
  /// Links to what stands in the part that is shown open at once; other requests do not wait.
  public var holdsLinks = false { didSet { if oldValue, !holdsLinks { releaseLinks() } } }
  /// How many parts are kept at most while others are shown.
  public var keptPartLimit = 1
  /// What is done with the screens of all features when they are reached, in this order.
  public var tasks: [any SceneTasks] = []

  let clock: any Clock<Duration>
  /// What a host says of the scene's room.
  var traits = SceneTraits()
  var maps = MapSet()
  var features: [ObjectIdentifier: Feature] = [:]
  private let busy = BusyFlag()

  var lastNumber = 0
  var queue: [NavigationRequest] = []
  /// The request that is planned and asks its guards; nil between requests.
  var running: NavigationRequest?
  var parkings: [Parking] = []
  /// True while the tree changes: what is asked for then waits until it has.
  var isCommitting = false
  /// True while turns are given in a loop.
  var isPumping = false
  var isClosed = false

  weak var host: (any NavigationHost)?
  /// What the host has confirmed, and the commit it belongs to.
  var shown = NavigationTree()
  var shownCommit = 0
  var lastCommit = 0
  /// The plan of the last commit, for a host that is not behind.
  var freshPlan: Plan?
  var performance: Performance?
  var lastPerformance = 0
  var landing: [Landing] = []
  var unseen: [UnseenCommit] = []
  /// Whether the screen was last seen to show more than it should: what left the tree may still
  /// be there.
  var isInDoubt = false
  /// What left the tree since the host was last told.
  var departed: [(id: NodeID, route: AnyRoute?)] = []

  /// Where a replay's guards wait for what the log says; nil in an app.
  var script: GuardScript?
  var questions: [NodeID: any OpenQuestion] = [:]
  var routeValues: [NodeID: RouteValue] = [:]
  var stacks: [AnyRoute: any StackObserving] = [:]
  var watched: [NodeID: [WeakReference]] = [:]
  let arrivalTasks = ArrivalTasks()

  /// Makes a navigator that knows these features.
  ///
  /// Throws `twoMaps` when two of them have the same route type.
  public init(
    _ features: Feature..., clock: any Clock<Duration> = ContinuousClock()
  ) throws(NavigationError) {
    self.clock = clock
    for feature in features {
      try maps.add(feature.entry)
      self.features[feature.entry.type] = feature
    }
  }

  convenience init(only feature: Feature, clock: any Clock<Duration>) {
    self.init(all: [feature], clock: clock)
  }

  /// Of two features with one route type the last counts.
  init(all features: [Feature], clock: any Clock<Duration>) {
    self.clock = clock
    for feature in features {
      maps.replace(feature.entry)
      self.features[feature.entry.type] = feature
    }
  }

  deinit {
    // Nobody called `close()`, and somebody may still wait.
    let open =
      queue + parkings.map(\.request) + landing.map(\.request) + [running].compactMap { $0 }
    guard !open.isEmpty else { return }
    Task { @MainActor in for request in open { request.abandon() } }
  }

  /// Whether a request waits for its turn, a guard or the screen; observable.
  ///
  /// Parked requests do not count: they wait for a person.
  public var isBusy: Bool { busy.value }

  func updateBusy() {
    busy.set(running != nil || !queue.isEmpty || !landing.isEmpty || performance != nil)
  }

  /// Lets a host say what a developer should look at.
  package func report(_ diagnostic: Diagnostic) {
    emit(.diagnosed(diagnostic))
  }

  /// Ends the navigator: all requests and questions end as `sceneGone`, and none is taken any more.
  ///
  /// It lets go of the screens' models; the tree stays as it was, to be read. Closed again it does
  /// nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    performance?.deadline?.cancel()
    performance = nil
    let open = queue + parkings.map(\.request) + landing.map(\.request)
    for request in open + [running].compactMap({ $0 }) { end(request, .failure(.sceneGone)) }
    let questions = questions
    self.questions = [:]
    for question in questions.values { question.end(because: nil) }
    arrivalTasks.cancel()
    for value in routeValues.values { value.letGo() }
    routeValues = [:]
    host?.close()
  }
}
