import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A container that gets a new value has the members that the map lists for that value")
struct RenewTests {
  /// Point 0 is a container that lists what its value says.
  ///
  /// Points below 10 are its members, stacks; those of 100 and more are pushed onto the member of
  /// the last digit, those of 200 and more are parts.
  private struct ValueMap: NavigationMap {
    var lists: [Int: [Point]] = [:]
    var make: @Sendable ([Point], Int) -> RouteDestination<Point> = { list, _ in .tabs(list, .root)
    }

    func destination(for route: Point) -> RouteDestination<Point> {
      switch route.number {
      case 0: return make(lists[route.value] ?? [], route.value)
      case 1...9: return .screenInStack(.member(of: Point(0)))
      case 200...: return .screen(.root)
      default: return .screen(.pushed(onto: Point(route.number % 10)))
      }
    }
  }

  private static let lists = [
    1: [Point(1), Point(2), Point(3)], 2: [Point(3), Point(4), Point(1)], 3: [Point(5), Point(6)],
    4: [Point(1), Point(2, value: 7), Point(3)], 5: [Point(2), Point(1), Point(3)], 6: [],
  ]

  private func desk(_ shown: Point..., map: ValueMap = ValueMap(lists: lists)) throws -> Desk<Point>
  {
    var desk = Desk(map)
    for route in [Point(0, value: 1)] + shown { try desk.show(route) }
    return desk
  }

  @Test func `listed still they keep their nodes, new ones are slots, others go`() throws {
    var desk = try desk(Point(101), Point(2), Point(103))
    #expect(desk.picture == "0·1[(1 › 101) | (2) | *(3 › 103)]")
    let nodes = try [Point(1), Point(101), Point(3), Point(103)].map(desk.id)
    let plan = try desk.follow(.show(AnyRoute(Point(0, value: 2))))
    #expect(desk.picture == "0·2[*(3 › 103) | 4… | (1 › 101)]")
    #expect(try [Point(1), Point(101), Point(3), Point(103)].map(desk.id) == nodes)
    #expect(desk.tree.faults == [])
    #expect(plan.finding == .updated)
    #expect(plan.entering == [])
    #expect(plan.leaving.count == 2, "the stack of 2 and its screen")
    let main = try desk.id(of: Point(0))
    #expect(plan.steps == [.update(main), .setMembers(of: main)])
  }

  @Test func `the member in front stays in front; when it goes the map's first comes`() throws {
    var desk = try desk(Point(101))
    try desk.follow(.show(AnyRoute(Point(0, value: 5))))
    #expect(desk.picture == "0·5[2… | *(1 › 101) | 3…]")
    try desk.follow(.show(AnyRoute(Point(0, value: 3))))
    #expect(desk.picture == "0·3[*(5) | 6…]")
    #expect(desk.tree.faults == [])
  }

  @Test func `a slot that is still listed can be entered where it is now`() throws {
    var desk = try desk()
    try desk.follow(.show(AnyRoute(Point(0, value: 5))))
    try desk.show(Point(102))
    #expect(desk.picture == "0·5[*(2 › 102) | (1) | 3…]")
  }

  @Test func `a member gets a new value when its list has one`() throws {
    var desk = try desk(Point(2, value: 5), Point(1))
    let member = try desk.id(of: Point(2))
    let plan = try desk.follow(.show(AnyRoute(Point(0, value: 4))))
    #expect(desk.picture == "0·4[*(1) | (2·7) | 3…]")
    #expect(plan.steps.contains(.update(member)))
    #expect(try desk.id(of: Point(2)) == member)
  }

  @Test func `a member keeps the value it was given when its list says nothing new`() throws {
    var desk = try desk(Point(2, value: 5))
    try desk.follow(.show(AnyRoute(Point(0, value: 5))))
    #expect(desk.picture == "0·5[*(2·5) | (1) | 3…]")
  }

  @Test func `an equal list moves nothing`() throws {
    var map = ValueMap(lists: Self.lists)
    map.lists[8] = map.lists[1]
    var desk = try desk(Point(101), map: map)
    let plan = try desk.follow(.show(AnyRoute(Point(0, value: 8))))
    #expect(plan.steps == [.update(try desk.id(of: Point(0)))])
  }

  @Test func `what an asker put into a member stays with its place`() throws {
    var desk = try desk(Point(2))
    try desk.follow(.setPath(.visibleStack, [AnyRoute(Point(109))]))
    try desk.follow(.show(AnyRoute(Point(0, value: 5))))
    #expect(desk.picture == "0·5[*(109) | (1) | 3…]")
  }

  @Test func `what stands on a container's way is not given a new value`() throws {
    var desk = try desk()
    desk.tree = try desk.plan(.show(AnyRoute(Point(102)))).to
    #expect(desk.picture == "0·1[(1) | *(2 › 102) | 3…]")
  }

  @Test func `an app's own container gets its adapter anew`() throws {
    let map = ValueMap(lists: Self.lists) { list, value in
      .custom(Beside(place: value == 5 ? 0 : 2), list, .root)
    }
    var desk = try desk(map: map)
    #expect(desk.picture == "0·1#Beside[*(1) | 2… | (3)]")
    try desk.follow(.show(AnyRoute(Point(0, value: 5))))
    #expect(desk.picture == "0·5#Beside[(2) | *(1) | (3)]")
    #expect(try desk.tree.isVisible(desk.id(of: Point(2))))
    #expect(try !desk.tree.isVisible(desk.id(of: Point(3))))
  }

  @Test func `an equal list with another adapter shows what that says`() throws {
    var map = ValueMap(lists: Self.lists) { list, value in
      .custom(Beside(place: value == 8 ? 1 : 2), list, .root)
    }
    map.lists[8] = map.lists[1]
    var desk = try desk(map: map)
    #expect(desk.picture == "0·1#Beside[*(1) | 2… | (3)]")
    try desk.follow(.show(AnyRoute(Point(0, value: 8))))
    #expect(desk.picture == "0·8#Beside[*(1) | (2) | (3)]")
    #expect(try desk.tree.isVisible(desk.id(of: Point(2))))
    #expect(try !desk.tree.isVisible(desk.id(of: Point(3))))
  }

  @Test(arguments: [
    ("tabs", "screen", "0·5"), ("tabs", "pages", "0·5<*(1) | (2) | 3…>"),
    ("screen", "tabs", "0·5[*(1) | 2… | 3…]"), ("two columns", "three", "0·5{*(1) | (2) | (3)}"),
    ("stack", "tabs", "0·5[*(1) | 2… | 3…]"),
  ])
  func `another shape is another screen`(old: String, new: String, picture: String) throws {
    let map = ValueMap { _, value in
      switch value == 5 ? new : old {
      case "tabs": return .tabs([Point(1), Point(2), Point(3)], .root)
      case "pages": return .pages([Point(1), Point(2), Point(3)], .root)
      case "two columns": return .split(primary: Point(1), secondary: Point(2), .root)
      case "three":
        return .split(primary: Point(1), supplementary: Point(2), secondary: Point(3), .root)
      case "stack": return .stack(root: Point(1), .root)
      default: return .screen(.root)
      }
    }
    var desk = Desk(map)
    try desk.show(Point(0, value: 1))
    let before = try desk.id(of: Point(0))
    let plan = try desk.follow(.show(AnyRoute(Point(0, value: 5))))
    #expect(desk.picture == picture)
    #expect(try desk.id(of: Point(0)) != before)
    #expect(plan.finding == .built)
    #expect(desk.tree.faults == [])
  }

  @Test func `a sheet of another shape gives way to the new one`() throws {
    let map = ValueMap { _, value in
      let place = Placement<Point>.presented(.sheet)
      return value == 5 ? .tabs([Point(1)], place) : .screenInStack(place)
    }
    var desk = Desk(map)
    try desk.show(Point(200))
    #expect(desk.picture == "200")
    try desk.show(Point(0, value: 1))
    try desk.show(Point(0, value: 5))
    #expect(desk.picture == "200 ⇧ sheet (0·5[*(1)])")
  }

  @Test func `a named stack gets its new first screen, and what stood on the old one goes`() throws
  {
    let map = ValueMap { _, value in
      .stack(root: value == 3 ? Point(1, value: 1) : Point(value > 3 ? 2 : 1), .root)
    }
    var desk = Desk(map)
    try desk.show(Point(0, value: 1))
    try desk.follow(.push(AnyRoute(Point(101))))
    try desk.show(Point(0, value: 2))
    #expect(desk.picture == "0·2(1 › 101)")
    try desk.show(Point(0, value: 3))
    #expect(desk.picture == "0·3(1·1 › 101)")
    try desk.show(Point(0, value: 5))
    #expect(desk.picture == "0·5(2)")
  }

  @Test(arguments: 1...20)
  func `walks: members follow, nodes stay, steps lead there`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var map = ValueMap()
    for value in 0..<12 {
      let points = (1...9).shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
      map.lists[value] = points.map { Point($0, value: Int.random(in: 0...1, using: &random)) }
    }
    var desk = Desk(map)
    for _ in 0..<150 {
      let value = Int.random(in: 0..<12, using: &random)
      let main = desk.tree.layerRoots.first
      if random.once(in: 3) || main == nil {
        let old = desk.tree
        try desk.show(Point(0, value: value))
        check(old, desk.tree, map, value, "seed \(seed)")
      } else if let main, let route = desk.tree.memberRoutes(of: main).randomElement(using: &random)
      {
        try desk.follow(.show(route))
        try desk.follow(.push(AnyRoute(Point(Int.random(in: 10...99, using: &random)))))
      }
      #expect(desk.tree.faults == [], "seed \(seed)")
    }
  }

  private func check(
    _ old: NavigationTree, _ new: NavigationTree, _ map: ValueMap, _ value: Int, _ seed: Comment
  ) {
    guard let main = new.layerRoots.first, let list = map.lists[value] else { return }
    #expect(
      new.memberRoutes(of: main).map { $0.as(Point.self)?.number } == list.map(\.number), seed)
    guard old.contains(main) else { return }
    for (place, route) in old.memberRoutes(of: main).enumerated() {
      let now = list.firstIndex { AnyRoute($0).isSameScreen(as: route) }
      guard let node = old.child(at: place, of: main) else { continue }
      #expect(new.contains(node) == (now != nil), seed)
      if let now { #expect(new.child(at: now, of: main) == node, seed) }
    }
  }
}

extension NavigationTree {
  fileprivate func memberRoutes(of id: NodeID) -> [AnyRoute] {
    (0..<placeCount(of: id)).compactMap { memberRoute(at: $0, of: id) }
  }
}
