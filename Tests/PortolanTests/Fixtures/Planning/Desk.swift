import Testing

@testable import Portolan

/// A map and a tree to plan with; every plan's steps are performed on a model of the screen, which
/// must then show the tree.
struct Desk<R: NavigationRoute> {
  var maps: MapSet
  var tree = NavigationTree()
  var keptLimit = 1
  var traits = SceneTraits()

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

  /// The pieces that no map had room for.
  var asidePictures: [String] {
    tree.asideRoots.map { root in
      var other = tree
      other.layers = [Layer(style: nil, root: root)]
      return other.picture
    }
  }

  func plan(_ intent: Intent) throws(NavigationError) -> Plan {
    try Planner.plan(intent, maps: maps, tree: tree, keptLimit: keptLimit, traits: traits)
  }

  @discardableResult
  mutating func follow(
    _ intent: Intent, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(NavigationError) -> Plan {
    let plan = try plan(intent)
    var screen = ScreenModel(showing: tree)
    screen.perform(plan)
    #expect(
      screen == ScreenModel(showing: plan.to), "steps do not lead to the tree",
      sourceLocation: sourceLocation)
    tree = plan.to
    return plan
  }

  @discardableResult
  mutating func adopt(
    _ map: some NavigationMap<R>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(NavigationError) -> Plan {
    let entry = MapSet.Entry(map)
    let plan = try follow(.adopt(AdoptedMap(entry)), sourceLocation: sourceLocation)
    maps.replace(entry)
    #expect(tree.faults == [], sourceLocation: sourceLocation)
    return plan
  }

  mutating func show(_ routes: R..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for route in routes { try follow(.reach(AnyRoute(route)), sourceLocation: sourceLocation) }
  }

  func id(of route: R) throws -> NodeID {
    let homes = tree.homes(of: AnyRoute(route))
    return try #require(homes.compactMap { if case .node(let id) = $0 { id } else { nil } }.last)
  }
}

/// One row of a table: what is shown, what is asked for, what is shown then.
struct Row: CustomTestStringConvertible, Sendable {
  let shown: [Shop]
  let intent: Intent
  let result: String

  init(_ shown: [Shop], _ intent: Intent, _ result: String) {
    self.shown = shown
    self.intent = intent
    self.result = result
  }

  var testDescription: String { "\(shown.map { "\($0)" }) \(intent.label)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var desk = Desk(ShopMap())
    for route in shown { try desk.follow(.reach(AnyRoute(route))) }
    try desk.follow(intent, sourceLocation: sourceLocation)
    #expect(desk.picture == result, sourceLocation: sourceLocation)
  }
}

extension Intent {
  static func reach(_ spot: Spot) -> Self { .reach(AnyRoute(spot)) }
  static func push(_ spot: Spot) -> Self { .push(AnyRoute(spot)) }
  static func reach(_ route: Shop) -> Self { .reach(AnyRoute(route)) }
  static func push(_ route: Shop) -> Self { .push(AnyRoute(route)) }
  static func reset(to route: Shop) -> Self { .reset(to: AnyRoute(route)) }
  static func ask(_ route: Shop) -> Self { .ask(AnyRoute(route)) }
  static func select(_ route: Shop) -> Self { .select(AnyRoute(route)) }
  static func dismissTo(_ route: Shop) -> Self { .dismissTo(AnyRoute(route)) }
  static func bringToFront(_ route: Shop) -> Self { .bringToFront(AnyRoute(route)) }
  static func replace(above route: Shop, with path: [Shop]) -> Self {
    .replace(above: AnyRoute(route), with: path.map { AnyRoute($0) })
  }
  static func pop(to route: Shop) -> Self { .pop(to: AnyRoute(route)) }
  static func setPath(of stack: Shop, _ path: [Shop]) -> Self {
    .setPath(stack: AnyRoute(stack), type: ObjectIdentifier(Shop.self), path.map { AnyRoute($0) })
  }
}
