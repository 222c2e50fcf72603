/// Works out the tree that an intent asks for: a pure function of tree, maps and intent.
///
/// It climbs from the target to what exists, then attaches downwards. What fails leaves nothing
/// behind, since the planner is a value that is thrown away.
struct Planner {
  var maps: MapSet
  let keptLimit: Int
  var traits = SceneTraits()
  var tree: NavigationTree
  /// Whether a part that is replaced is kept.
  var isKeeping = false
  /// The routes that are being built within each other, so that none is built within itself.
  var building: [AnyRoute] = []
  /// What was there already and has something placed on or over it.
  var anchors: [NodeID] = []
  /// What became of what was to be restored.
  var restoration: RestorationReport?
  /// The piece that is placed again, while another map is adopted.
  var piece: NodeID?
  /// The newest node when it was asked for; nil when that is now.
  var mark: NodeID?
  /// Whether what is asked for must be built, also when it was set aside.
  var isNew = false
  /// What led here, of which a guard of a map is not asked.
  var excuse: Excuse?
  /// What is seen and not entered, until it is known what the plan asks anyway.
  var emptyCompanions: [EmptyCompanion] = []

  static func plan(
    _ intent: Intent, maps: MapSet, tree: NavigationTree, keptLimit: Int = 1,
    traits: SceneTraits = SceneTraits(), since mark: NodeID? = nil, excusing excuse: Excuse? = nil
  ) throws(NavigationError) -> Plan {
    var planner = Planner(maps: maps, keptLimit: keptLimit, traits: traits, tree: tree)
    planner.mark = mark
    planner.excuse = excuse
    let target = try planner.follow(intent)
    try planner.fillCompanions(
      since: tree,
      reaching: intent.isWithoutTarget ? nil : target ?? planner.tree.visiblePath.last)
    var plan = Plan(from: tree, to: planner.tree)
    plan.target = target ?? planner.tree.visiblePath.last
    plan.anchors = planner.anchors
    plan.isAnimated = intent.isAnimated
    plan.stackMotion = intent.stackMotion
    plan.asksForTarget = target != nil
    plan.restoration = planner.restoration
    if let target { plan.finding = plan.finding(of: target) }
    if plan.steps.contains(where: \.isSwitch), let root = plan.to.layers.first?.root,
      let new = plan.to.name(ofRoot: root)
    {
      plan.partTransition = planner.maps.transition(
        from: tree.layers.first.flatMap { tree.name(ofRoot: $0.root) }, to: new)
    }
    return plan
  }

  mutating func follow(_ intent: Intent) throws(NavigationError) -> NodeID? {
    isKeeping = false
    switch intent {
    case .reach(let route, let keeping):
      isKeeping = keeping
      return try reach(route, trail: [])
    case .proceed(let route, _): return try reach(route, trail: [])
    case .along(let course): return try follow(course)
    case .move(let move): return try follow(move)
    case .ask(let route):
      isNew = true
      return try place(route, maps.destination(for: route), trail: [route])
    case .select(let route): return try select(route)
    case .selectMember(let container, let position):
      return try selectMember(of: container, at: position)
    case .fillCompanions(let container):
      if tree.contains(container) { fillCompanions(of: container) }
    case .push(let route): return try push(route)
    case .reset(let route): return try reset(to: route)
    case .back: try back()
    case .popToRoot: try popToRoot()
    case .pop(let route): return try pop(to: route)
    case .dismiss: try dismiss()
    case .dismissAll: try dismissAll()
    case .dismissTo(let route): try dismiss(to: route)
    case .close(let id): try close(id)
    case .setPath(let stack, let type, let path, _): return try setPath(path, of: type, in: stack)
    case .replace(let route, let path): return try replace(above: route, with: path)
    case .bringToFront(let route): return try bringToFront(open(route))
    case .bringNodeToFront(let id): return try bringToFront(id)
    case .transaction(let steps): return try follow(steps)
    case .giveBack: try giveBack()
    case .releaseKept: releaseKept(over: 0)
    case .evict(let ids, let route): return try evict(ids, instead: route)
    case .restore(let outline, let refused): return try restore(outline, without: refused)
    case .adopt(let map, let route):
      try adopt(map.entry)
      if let route { return try reach(route, trail: []) }
    case .follow(let reading): follow(reading)
    }
    return nil
  }
}

extension Intent {
  /// The asker's `reset` is unanimated, as the system it replaces does it; so is another map, which
  /// takes screens from one container into another.
  fileprivate var isAnimated: Bool {
    switch self {
    case .reset, .adopt: return false
    case .transaction(let steps): return steps.allSatisfy(\.isAnimated)
    default: return true
    }
  }
}

extension Step {
  var isSwitch: Bool {
    if case .switchPart = self { return true }
    return false
  }
}

extension Plan {
  fileprivate func finding(of id: NodeID) -> Finding {
    if !from.isAlive(id) { return .built }
    return steps.contains(.update(id)) ? .updated : .found
  }
}
