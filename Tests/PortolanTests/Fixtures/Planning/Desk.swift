import Testing

@testable import Portolan

/// A map and a tree to plan with; every plan's steps are performed on a model of the screen, which
/// must then show the tree.
struct Desk<R: NavigationRoute> {
  var maps: MapSet
  var tree = NavigationTree()
  var keptLimit = 1
  var traits = SceneTraits()
  var isGesture = false
  /// Guards that have refused something of what is restored.
  var refused: [AnyGuard] = []

  init(_ map: some NavigationMap<R>) {
    var maps = MapSet()
    maps.replace(MapSet.Entry(map))
    self.maps = maps
  }

  var picture: String { tree.picture }

  /// The routes of the kept parts' layers.
  var keptPictures: [String] {
    tree.kept.map { part in
      var other = tree
      other.layers = part
      return other.picture
    }
  }

  func plan(_ intent: Intent) throws(NavigationError) -> NavigationPlan {
    try Planner.plan(
      intent, maps: maps, tree: tree, keptLimit: keptLimit, traits: traits, isGesture: isGesture,
      without: refused)
  }

  @discardableResult
  mutating func follow(
    _ intent: Intent, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(NavigationError) -> NavigationPlan {
    let plan = try plan(intent)
    var screen = ScreenModel(showing: tree)
    screen.perform(plan)
    #expect(
      screen == ScreenModel(showing: plan.to), "steps do not lead to the tree",
      sourceLocation: sourceLocation)
    tree = plan.to
    return plan
  }

  /// The tree follows the screen; what is new on it is nothing to perform.
  mutating func read(_ reading: ScreenReading) {
    tree = following(reading)
  }

  func following(_ reading: ScreenReading) -> NavigationTree {
    var followed = tree
    followed.follow(reading)
    return followed
  }

  @discardableResult
  mutating func adopt(
    _ map: some NavigationMap<R>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(NavigationError) -> NavigationPlan {
    let entry = MapSet.Entry(map)
    let plan = try follow(.adopt(AdoptedMap(entry)), sourceLocation: sourceLocation)
    maps.replace(entry)
    #expect(tree.faults == [], sourceLocation: sourceLocation)
    return plan
  }

  mutating func show(_ routes: R..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for route in routes { try follow(.show(AnyRoute(route)), sourceLocation: sourceLocation) }
  }

  func id(of route: R) throws -> NodeID {
    let homes = tree.homes(of: AnyRoute(route))
    return try #require(homes.compactMap { if case .node(let id) = $0 { id } else { nil } }.last)
  }
}
