import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A page container shows one member, and an unlisted route may replace the current page")
struct PagesTests {
  private let map = TableMap([
    .a: .pages([.b, .c, .d], .root),
    .b: .screen(.member(of: .a)),
    .c: .screenInStack(.member(of: .a)),
    .d: .screen(.member(of: .a)),
    .e: .screen(.pushed(onto: .c)),
    .item(1): .screen(.page(of: .a)),
    .f: .screenInStack(.presented(.sheet, over: .a)),
  ])

  private func desk(_ spots: Spot...) throws -> Desk<Spot> {
    var desk = Desk(map)
    for spot in spots { try desk.show(spot) }
    return desk
  }

  @Test func `the first page is shown, and its neighbour is built`() throws {
    #expect(try desk(.a).picture == "a<*b | (c) | d…>")
  }

  @Test func `a page that is asked for is built, and its neighbour`() throws {
    #expect(try desk(.d).picture == "a<b… | (c) | *d>")
  }

  @Test func `a page may be a stack`() throws {
    #expect(try desk(.a, .e).picture == "a<b | *(c › e) | d>")
  }

  @Test func `back goes within a page and turns none`() throws {
    var desk = try desk(.a, .e)
    try desk.follow(.back)
    #expect(desk.picture == "a<b | *(c) | d>")
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.back) }
  }

  @Test func `a route that is not listed takes the page that is shown`() throws {
    let desk = try desk(.a, .c, .item(1))
    #expect(desk.picture == "a<b | *item(1) | d>")
    let again = try desk.plan(.show(AnyRoute(Spot.item(1))))
    #expect(again.isEmpty)
  }

  @Test func `closed, it leaves the place to another page`() throws {
    var desk = try desk(.a, .c, .item(1))
    try desk.follow(.close(.node(try desk.id(of: .item(1)))))
    #expect(desk.picture == "a<*b | (c) | d>")
    try desk.show(.c)
    #expect(desk.picture == "a<b | *(c) | d>")
  }

  @Test func `a listed page cannot be closed`() throws {
    let desk = try desk(.a, .c)
    let page = try desk.id(of: .c)
    #expect(throws: NavigationError.nothingToGoBackTo) { try desk.plan(.close(.node(page))) }
  }

  @Test func `a person turns to a page that was built`() throws {
    var desk = try desk(.a, .c)
    let pages = try desk.id(of: .a)
    func turn(to place: Int) -> ScreenReading {
      ScreenReading(
        layers: [pages], containers: [.init(node: pages, content: .members(selected: place))])
    }
    desk.read(turn(to: 0))
    #expect(desk.picture == "a<*b | (c) | d>")
    desk.read(turn(to: 2))
    #expect(desk.picture == "a<b | (c) | *d>")
    var other = try self.desk(.a)
    other.read(turn(to: 2))
    #expect(other.picture == "a<*b | (c) | d…>", "a slot is asked for")
  }

  @Test func `what is presented over pages is closed by a page that is asked for`() throws {
    #expect(try desk(.f).picture == "a<*b | (c) | d…> ⇧ sheet (f)")
    #expect(try desk(.f, .d).picture == "a<b | (c) | *d>")
  }

  @Test func `only pages have a page`() {
    let map = TableMap([
      .a: .tabs([.b], .root), .b: .screen(.member(of: .a)), .c: .screen(.page(of: .a)),
    ])
    #expect(throws: NavigationError.noSuchPlace(for: label("c"), in: label("a"))) {
      try Desk(map).plan(.show(AnyRoute(Spot.c)))
    }
    #expect(map.problems.map(\.code) == ["NAV007"])
  }

  private func label(_ text: String) -> RouteLabel { RouteLabel(type: Spot.savedName, text: text) }
}
