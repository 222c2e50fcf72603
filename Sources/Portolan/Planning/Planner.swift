/// Computes the tree to which an intent leads: a pure function of tree, maps and intent.
///
/// From the target, it follows placements up to a node that exists, then builds downwards. The
/// planner is a value, so an intent that fails changes nothing.
struct Planner {
  var maps: MapSet
  let keptLimit: Int
  var traits = SceneTraits()
  var tree: NavigationTree
  /// Whether a part that is replaced stays in memory.
  var isKeeping = false
  /// The routes under construction, outermost first, so that none is built within itself.
  var building: [AnyRoute] = []
  /// The alternatives that were tried for the present target.
  var attempts = Attempts()
  /// The existing nodes onto which or over which a route was placed.
  var anchors: [NodeID] = []
  /// The report of a restoration; nil for other intents.
  var restoration: RestorationReport?
  /// Closed screens and containers that their places may take back.
  var loose: [LooseFragment] = []
  /// The root of the loose fragment that is being placed again.
  var fragment: NodeID?
  /// Whether a user's gesture made the request; it closes no layer that only code may close.
  var isGesture = false
  /// The newest node when the request was made; nil when it is made now.
  var mark: NodeID?
  /// Whether the target must be built, even when a screen of it could be used.
  var isNew = false
  /// Guards that have refused a route of the restoration, which leaves such routes out.
  var refused: [AnyGuard] = []
  /// The scene's guard that led here; it is not asked for the route to which it leads.
  var exemption: GuardExemption?
  /// Positions visible beside a front member; they stay empty until the plan's guards are known.
  var emptyCompanions: [(container: NodeID, position: Int)] = []
  /// The layers of other code beneath which the intent began.
  var lifted: Lifted?

  static func plan(
    _ intent: Intent, maps: MapSet, tree: NavigationTree, keptLimit: Int = 1,
    traits: SceneTraits = SceneTraits(), isGesture: Bool = false, since mark: NodeID? = nil,
    exempting exemption: GuardExemption? = nil, without refused: [AnyGuard] = [],
    beneath others: Set<ForeignID> = []
  ) throws(NavigationError) -> NavigationPlan {
    var planner = Planner(maps: maps, keptLimit: keptLimit, traits: traits, tree: tree)
    planner.isGesture = isGesture
    planner.refused = refused
    planner.mark = mark
    planner.exemption = exemption
    planner.lift(others)
    let target = try planner.perform(intent)
    let reached = target ?? planner.tree.visiblePath.last
    try planner.fillCompanions(
      since: tree, reaching: intent.traits.contains(.hasTarget) ? reached : nil)
    planner.putBack()
    let difference = TreeDifference(from: tree, to: planner.tree)
    var transition = ScreenTransition.automatic
    for case .switchPart(let root?) in difference.steps {
      guard let new = planner.tree.name(ofRoot: root) else { continue }
      transition = planner.maps.transition(
        from: tree.layers.first.flatMap { tree.name(ofRoot: $0.root) }, to: new)
    }
    return NavigationPlan(
      difference, partTransition: transition, isAnimated: intent.traits.contains(.animated),
      stackMotion: intent.stackMotion, restoration: planner.restoration, target: reached,
      asksForTarget: target != nil, anchors: planner.anchors,
      finding: target.map(difference.finding) ?? .found)
  }

  /// Performs an intent; throws when a gesture would close a layer that only code may close.
  private mutating func perform(_ intent: Intent) throws(NavigationError) -> NodeID? {
    let before = tree.layers
    let target = try apply(intent)
    guard isGesture else { return target }
    guard before.allSatisfy({ $0.style?.isDismissable != false || tree.layers.contains($0) }) else {
      throw .notDismissable
    }
    return target
  }

  mutating func apply(_ intent: Intent) throws(NavigationError) -> NodeID? {
    isKeeping = false
    switch intent {
    case .show(let routes, let place, let keeping):
      isKeeping = keeping
      return try show(routes, placed: place)
    case .proceed(let route, _): return try reach(route, trail: [])
    case .ask(let route, let place):
      isNew = true
      return try self.place(route, destination(of: route, placed: place), trail: [route])
    case .update(let route): return try update(route)
    case .select(.member(let container, let position)):
      return try selectMember(of: container, at: position)
    case .select(let target): return try select(target)
    case .fillCompanions(let container):
      if tree.contains(container) { fillCompanions(of: container) }
    case .push(let route, nil, _): return try push(route)
    case .push(let route, let id?, let isSeen): return try push(route, onto: id, isSeen: isSeen)
    case .present(let route, let style, let id, let isSeen):
      return try present(route, style, over: id, isSeen: isSeen)
    case .setPath(let scope, let path, _): return try set(path, in: scope)
    case .back: try back()
    case .pop(to: .first): try popToRoot()
    case .pop(let target): return try pop(to: target)
    case .dismiss(let target): try dismiss(above: target)
    case .close(let target): try close(open(target))
    case .bringToFront(.kept): try showKept()
    case .bringToFront(let target):
      let id = try open(target)
      reveal(id)
      return id
    case .transaction(let steps): return try apply(steps)
    case .lookUp(let pattern, _): throw .notLookedUp(pattern: pattern, error: nil)
    case .releaseKept: releaseKept(over: 0)
    case .evict(let ids, let route): return try evict(ids, instead: route)
    case .restore(let outline): return try restore(outline)
    case .adopt(let map, let route):
      guard !map.entries.isEmpty else { throw .unknownRoute(route: map.label) }
      try adopt(map.entries)
      if let route { return try reach(route, trail: []) }
    }
    return nil
  }
}

extension TreeDifference {
  fileprivate func finding(of id: NodeID) -> NavigationPlan.Finding {
    if !from.contains(id) { return .built }
    return steps.contains(.update(id)) ? .updated : .found
  }
}

/// The properties of a scene that decide its possible screens.
package struct SceneTraits: Hashable, Sendable, Codable {
  /// Whether only one column fits: a new split is collapsed.
  var isCompact = false
  /// Whether the scene is a curtain over another scene: its parts are curtains, and can close.
  var isCurtain = false
  /// Whether the app may bring a root that is out of sight to the front.
  var comesToFront = false
  /// The names of the route types for which the host has no assembly; nil when it has all.
  var unbuilt: Set<String>?

  /// Whether the host can show a screen of a route.
  func builds(_ route: AnyRoute) -> Bool { unbuilt?.contains(route.label.type) != true }

  func with<Value>(_ trait: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var traits = self
    traits[keyPath: trait] = value
    return traits
  }
}
