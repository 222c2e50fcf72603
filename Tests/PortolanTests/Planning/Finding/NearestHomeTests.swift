import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A screen with several placements opens in the one nearest to the current screen")
struct NearestHomeTests {
  /// `a` are tabs of the stacks `b`, `c` and `e`; `d` stands on `item(1)` in `b`, on `c`, or on `e`.
  private func desk(
    _ home: RouteDestination<Spot>, _ shown: Spot...
  ) throws -> Desk<Spot> {
    var desk = Desk(
      TableMap([
        .a: .tabs([.b, .c, .e], .root), .b: .screenInStack(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)),
        .e: .screenInStack(.member(of: .a)), .d: home, .item(1): .screen(.pushed(onto: .b)),
        .f: .screenInStack(.presented(.sheet)), .item(2): .screen(.root),
      ]))
    for spot in shown { try desk.show(spot) }
    return desk
  }

  private func homes(_ reuse: Reuse = .anywhere) -> RouteDestination<Spot> {
    .nearestOf(
      .screen(.pushed(onto: .item(1)), reuse: reuse), .screen(.pushed(onto: .c)),
      .screen(.pushed(onto: .e)))
  }

  @Test(arguments: [
    ([], "a[*(b › item(1) › d) | c… | e…]"),
    ([Spot.item(1)], "a[*(b › item(1) › d) | c… | e…]"),
    ([.c], "a[b… | *(c › d) | e…]"),
    ([.c, .e], "a[b… | (c) | *(e › d)]"),
    ([.e, .c], "a[b… | *(c › d) | (e)]"),
    ([.item(1), .c], "a[(b › item(1)) | *(c › d) | e…]"),
    ([.c, .b], "a[*(b › item(1) › d) | (c) | e…]"),
    // In front is none of them: the one that was in front last.
    ([.c, .e, .f], "a[b… | (c) | *(e › d)]"),
    ([.c, .e, .c, .f], "a[b… | *(c › d) | (e)]"),
    ([.item(2)], "a[*(b › item(1) › d) | c… | e…]"),
  ])
  func `it opens in the place nearest to what is shown`(shown: [Spot], picture: String) throws {
    var desk = try desk(homes())
    for spot in shown { try desk.show(spot) }
    try desk.show(.d)
    #expect(desk.picture == picture)
    #expect(try desk.plan(.show(.d)).isEmpty)
  }

  @Test func `found in another home it is shown there, unless each home has its own`() throws {
    var one = try desk(homes(), .c, .d, .e)
    try one.show(.d)
    #expect(one.picture == "a[b… | *(c › d) | (e)]")
    var each = try desk(homes(.currentStack), .c, .d, .e)
    try each.show(.d)
    #expect(each.picture == "a[b… | (c › d) | *(e › d)]")
    try each.follow(.select(.route(AnyRoute(Spot.c))))
    #expect(try each.plan(.show(.d)).isEmpty)
  }

  @Test func `a kept part is nearer than nothing, and what is open nearer than that`() throws {
    var desk = try desk(homes(), .e)
    try desk.follow(.show(AnyRoute(Spot.item(2)), keeping: true))
    try desk.show(.d)
    #expect(desk.picture == "a[b… | c… | *(e › d)]")
  }

  @Test func `one that does not apply is passed over for the next nearest`() throws {
    var desk = Desk(
      TableMap([
        .a: .tabs([.b, .c], .root), .b: .screen(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)),
        .d: .nearestOf(.screen(.pushed(onto: .c)), .screen(.pushed(onto: .b))),
      ]))
    try desk.show(.c, .b, .d)
    #expect(desk.picture == "a[b | *(c › d)]")
  }

  @Test func `what stands on whatever is shown is where one is`() throws {
    let anywhere = RouteDestination<Spot>.nearestOf(
      .screen(.pushed(onto: .c)), .screen(.pushed(.inVisibleStack)))
    var desk = try desk(anywhere, .c, .e)
    try desk.show(.d)
    #expect(desk.picture == "a[b… | (c) | *(e › d)]")
  }

  @Test func `a member of two containers`() throws {
    let map = TableMap([
      .a: .tabs([.b, .c], .root), .b: .pages([.d, .e], .member(of: .a)),
      .c: .pages([.d, .f], .member(of: .a)),
      .d: .nearestOf(.screen(.member(of: .b), reuse: .visible), .screen(.member(of: .c))),
      .e: .screen(.member(of: .b)), .f: .screen(.member(of: .c)),
    ])
    #expect(map.problems == [])
    var desk = Desk<Spot>(map)
    try desk.show(.e, .f)
    #expect(desk.picture == "a[b<d | *e> | *c<d | *f>]")
    try desk.show(.d)
    #expect(desk.picture == "a[b<d | *e> | *c<*d | f>]")
    try desk.show(.e, .d)
    #expect(desk.picture == "a[*b<*d | e> | c<*d | f>]")
  }

  @Test func `homes that lead to each other are a circle, and said to be one`() throws {
    var desk = Desk(
      TableMap([
        .a: .nearestOf(.screen(.pushed(onto: .b)), .screen(.pushed(onto: .b))),
        .b: .nearestOf(.screen(.pushed(onto: .a)), .screen(.pushed(onto: .a))),
      ]))
    let labels = [Spot.a, .b, .a].map { AnyRoute($0).label }
    #expect(throws: NavigationError.cycle(routes: labels)) { try desk.show(.a) }
  }
}
