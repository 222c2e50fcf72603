import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Adopting another map closes what only the old map places, and keeps what both maps place")
struct UnplacedTests {
  private func desk(_ spots: Spot..., map: TableMap = Moved.tabs) throws -> Desk<Spot> {
    var desk = Desk(map)
    for spot in spots { try desk.show(spot) }
    return desk
  }

  /// The tabs, with other destinations for some spots.
  private func tabs(_ others: [Spot: RouteDestination<Spot>]) -> TableMap {
    TableMap(Moved.tabs.table.merging(others) { $1 }, samples: Moved.tabs.samples)
  }

  @Test func `of several parts the one in front stays`() throws {
    var desk = try desk(.e, .d, .item(2))
    let shown = try [Spot.b, .item(1), .item(2)].map(desk.id)
    let closing = try [Spot.c, .e, .d].map(desk.id)
    let plan = try desk.adopt(Moved.parts)
    #expect(desk.picture == "(b › item(1) › item(2))")
    #expect(try [Spot.b, .item(1), .item(2)].map(desk.id) == shown)
    #expect(Set(closing).isSubset(of: plan.leaving))
    #expect(desk.tree.count == 4, "the stack and three screens")
  }

  /// The planner took the screen for the container, which had no position for its member.
  @Test func `so does the first screen of a stack of which another map makes a container`() throws {
    let rows: [Spot: RouteDestination<Spot>] = [
      .a: .tabs([.b, .c], .root), .b: .stack(root: .d, .member(of: .a)),
      .c: .screen(.member(of: .a)), .d: .screen(.member(of: .b)),
      .e: .screen(.pushed(replacingTopOf: .d)), .item(1): .screen(.pushed(onto: .e)),
    ]
    let samples = Array(rows.keys)
    var desk = Desk(TableMap(rows, samples: samples))
    try desk.show(.item(1))
    #expect(desk.picture == "a[*b(e › item(1)) | c…]")
    let (first, pushed) = try (desk.id(of: .e), desk.id(of: .item(1)))
    let others: [Spot: RouteDestination<Spot>] = [
      .e: .tabs([.item(1), .item(2)], .presented(.fullScreen)),
      .item(1): .screen(.member(of: .e)), .item(2): .screen(.member(of: .e)),
    ]
    let plan = try desk.adopt(TableMap(rows.merging(others) { $1 }, samples: samples))
    #expect(desk.picture == "a[*b(e) | c…]")
    #expect(try desk.id(of: .e) == first && plan.leaving == [pushed])
  }

  @Test func `shown again it is another screen`() throws {
    var desk = try desk(.e, .item(1))
    let old = try desk.id(of: .e)
    try desk.adopt(Moved.parts)
    try desk.adopt(Moved.tabs)
    #expect(desk.picture == "a[*(b › item(1)) | c… | d…]")
    #expect(try desk.follow(.show(AnyRoute(Spot.e))).finding == .built)
    #expect(try desk.id(of: .e) != old)
  }

  @Test func `a route that the map shows nowhere goes with what is placed on it`() throws {
    var desk = try desk(.item(2), .f)
    let (closing, staying) = try ([Spot.item(1), .item(2)].map(desk.id), desk.id(of: .f))
    let plan = try desk.adopt(tabs([.item(1): .nowhere]))
    #expect(desk.picture == "a[*(b) | c… | d…] ⇧ sheet (f)")
    #expect(plan.leaving == closing.reversed())
    #expect(try desk.id(of: .f) == staying)
  }

  @Test func `what stands on it by chance stays where there is a place`() throws {
    let visible = RouteDestination<Spot>.screen(.pushed(.inVisibleStack))
    var desk = try desk(.item(1), .item(2), map: tabs([.item(2): visible]))
    let item = try desk.id(of: .item(2))
    let plan = try desk.adopt(tabs([.item(1): .nowhere, .item(2): visible]))
    #expect(desk.picture == "a[*(b › item(2)) | c… | d…]")
    #expect(try desk.id(of: .item(2)) == item && plan.leaving.count == 1)
  }

  @Test func `screens outlive the container that the map shows nowhere`() throws {
    let parts = TableMap(
      Moved.parts.table.merging([.a: .nowhere]) { $1 }, samples: Moved.parts.samples)
    var desk = try desk(.item(1))
    let (main, screens) = try (desk.id(of: .a), [Spot.b, .item(1)].map(desk.id))
    let plan = try desk.adopt(parts)
    #expect(desk.picture == "(b › item(1))")
    #expect(try [Spot.b, .item(1)].map(desk.id) == screens && plan.leaving == [main])
  }

  @Test func `a layer over one that closes stays where there is a place`() throws {
    let over = RouteDestination<Spot>.screenInStack(.presented(.sheet))
    let beneath = tabs([.item(7): .screenInStack(.presented(.fullScreen)), .f: over])
    var desk = try desk(.b, .item(7), .f, map: beneath)
    #expect(desk.picture == "a[*(b) | c… | d…] ⇧ fullScreen (item(7)) ⇧ sheet (f)")
    let sheet = try desk.id(of: .f)
    try desk.adopt(tabs([.item(7): .nowhere, .f: over]))
    #expect(desk.picture == "a[*(b) | c… | d…] ⇧ sheet (f)")
    #expect(try desk.id(of: .f) == sheet)
  }

  @Test func `what is in the way of what is in front closes`() throws {
    var desk = try desk(.item(2))
    let (beneath, front) = try (desk.id(of: .item(1)), desk.id(of: .item(2)))
    let plan = try desk.adopt(Moved.flat)
    #expect(desk.picture == "a[*(b › item(2)) | c… | d…]")
    #expect(plan.leaving == [beneath])
    #expect(try desk.id(of: .item(2)) == front)
  }

  @Test func `what is out of sight closes nothing`() throws {
    var desk = try desk(.item(2), .e)
    let hidden = try desk.id(of: .item(2))
    let plan = try desk.adopt(tabs([.item(2): .screenInStack(.root)]))
    #expect(desk.picture == "a[(b › item(1)) | *(c › e) | d…]")
    #expect(plan.leaving == [hidden])
  }

  @Test func `what is out of sight comes over nothing`() throws {
    var desk = try desk(.item(2), .e)
    let hidden = try [Spot.item(1), .item(2)].map(desk.id)
    let plan = try desk.adopt(Moved.sheets)
    #expect(desk.picture == "a[d… | (b) | *(c › e)]")
    #expect(Set(hidden).isSubset(of: plan.leaving))
  }

  @Test func `what closed for a piece that comes later stands beneath the next`() throws {
    let map = tabs([
      .item(1): .screenInStack(.root), .item(2): .screen(.pushed(onto: .b)),
      .f: .screen(.pushed(onto: .item(1))),
    ])
    var desk = try desk(.item(2), .f)
    let before = try [Spot.item(1), .f].map(desk.id)
    try desk.adopt(map)
    #expect(desk.picture == "(item(1) › f)")
    #expect(try [Spot.item(1), .f].map(desk.id) == before)
  }

  /// A member that is always built anew, a neighbour of it, and a sheet over both.
  private func member(_ a: Spot, besides b: Spot?, as style: PresentationStyle) -> TableMap {
    let listed = [a, b].compactMap(\.self)
    let nowhere = [Spot.b, .c, .d].filter { !listed.contains($0) }.map {
      ($0, RouteDestination<Spot>.screen(.pushed(.inVisibleStack), reuse: .never))
    }
    let members = listed.map { ($0, RouteDestination<Spot>.screen(.member(of: .a), reuse: .never)) }
    return TableMap(
      Dictionary(
        uniqueKeysWithValues: members + nowhere + [
          (.a, .tabs(listed, .root)), (.e, .screen(.presented(style))),
        ]),
      samples: [])
  }

  @Test func `a container of which nothing is left builds another member`() throws {
    var desk = Desk(member(.b, besides: .c, as: .sheet))
    try desk.show(.b)
    let main = try desk.id(of: .a)
    try desk.show(.c, .e)
    try desk.adopt(member(.c, besides: nil, as: .sheet))
    #expect(desk.picture == "a[*c] ⇧ sheet (e)")
    try desk.adopt(member(.b, besides: .d, as: .fullScreen))
    #expect(desk.picture == "a[*b | d…] ⇧ fullScreen (e)")
    #expect(try desk.id(of: .a) == main)
  }

  @Test func `a new member of which the screen is open takes that screen`() throws {
    var desk = Desk(PhotoMap(isTabs: false))
    try desk.show(.photo(1, zoom: 1))
    let photo = try desk.id(of: .photo(1, zoom: 1))
    try desk.adopt(PhotoMap(isTabs: true))
    #expect(desk.picture == "main[*photo(1, zoom: 1) | other…]")
    #expect(try desk.id(of: .photo(1, zoom: 1)) == photo)
  }

  @Test func `what a kept part loses closes, and the part goes when nothing is left`() throws {
    let part = RouteDestination<Spot>.screen(.root)
    var desk = Desk(tabs([.item(9): part]))
    try desk.show(.e, .item(1))
    try desk.follow(.show(AnyRoute(Spot.item(9)), keeping: true))
    var other = desk
    let item = try desk.id(of: .item(1))
    let plan = try desk.adopt(tabs([.item(9): part, .item(1): .nowhere]))
    #expect(desk.keptPictures == ["a[*(b) | (c › e) | d…]"] && plan.leaving == [item])
    var alone = Moved.tabs.table.mapValues { _ in RouteDestination<Spot>.nowhere }
    alone[.item(9)] = part
    try other.adopt(TableMap(alone, samples: []))
    #expect(other.picture == "item(9)" && other.keptPictures == [])
    #expect(other.tree.count == 1)
  }

  @Test func `screens of other code stay in their stack, and go with a base that goes`() throws {
    final class Controller {}
    let alert = Controller()
    var desk = Desk(Moved.tabs)
    try desk.show(.item(1))
    let stack = try #require(desk.tree.stack(around: desk.id(of: .item(1))))
    let reading = ScreenReading(
      layers: [.node(try desk.id(of: .a)), .foreign(ForeignID(alert))],
      containers: [
        .init(
          node: stack.container,
          content: .stack(
            desk.tree.children(of: stack.container).map { .node($0) }
              + [.foreign(ForeignID(Controller()))]))
      ])
    desk.tree = desk.following(reading)
    #expect(desk.picture == "a[*(b › item(1) › ?) | c… | d…] ⇧ foreign (?)")
    let same = desk
    try desk.adopt(Moved.menu)
    #expect(desk.picture == "a#Burger[*(b › item(1) › ?) | c… | d…]")
    desk = same
    try desk.adopt(Moved.flat)
    #expect(desk.picture == "a[*(b › item(1) › ?) | c… | d…] ⇧ foreign (?)")
  }
}

private enum Photo: NavigationRoute {
  case main, photo(Int, zoom: Int), other

  var identity: Self {
    if case .photo(let id, _) = self { return .photo(id, zoom: 0) }
    return self
  }
}

private struct PhotoMap: NavigationMap {
  let isTabs: Bool

  func destination(for route: Photo) -> RouteDestination<Photo> {
    switch route {
    case .main: return .tabs([.photo(1, zoom: 0), .other], .root)
    case .photo: return .screen(isTabs ? .member(of: .main) : .root)
    case .other: return isTabs ? .screen(.member(of: .main)) : .screenInStack(.root)
    }
  }
}
