import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Adopting a map keeps a container that both maps place alike, however its members change")
struct AlikeContainersTests {
  private func desk(_ map: TableMap, _ spots: Spot...) throws -> Desk<Spot> {
    var desk = Desk(map)
    for spot in spots { try desk.show(spot) }
    return desk
  }

  /// The first tab is tabs itself where there is room, else a stack.
  private func tabs(isWide: Bool) -> TableMap {
    TableMap([
      .a: .tabs([.b, .c], .root), .c: .screenInStack(.member(of: .a)),
      .b: isWide ? .tabs([.d], .member(of: .a)) : .stack(root: .d, .member(of: .a)),
      .d: isWide ? .screenInStack(.member(of: .b)) : .screen(.member(of: .b)),
    ])
  }

  @Test func `when the member in front changes shape`() throws {
    var desk = try desk(tabs(isWide: true), .d)
    let (main, screen) = try (desk.id(of: .a), desk.id(of: .d))
    #expect(desk.picture == "a[*b[*(d)] | c…]")
    let plan = try desk.adopt(tabs(isWide: false))
    #expect(desk.picture == "a[*b(d) | c…]")
    #expect(try desk.id(of: .a) == main && desk.id(of: .d) == screen)
    #expect(plan.entering == [try desk.id(of: .b)])
    try desk.adopt(tabs(isWide: true))
    #expect(desk.picture == "a[*b[*(d)] | c…]")
    #expect(try desk.id(of: .a) == main && desk.id(of: .d) == screen)
  }

  @Test func `when a member changes shape that is not in front`() throws {
    var desk = try desk(tabs(isWide: true), .d, .c)
    let before = try [Spot.a, .c, .d].map(desk.id)
    try desk.adopt(tabs(isWide: false))
    #expect(desk.picture == "a[b(d) | *(c)]")
    #expect(try [Spot.a, .c, .d].map(desk.id) == before)
  }

  /// One of two is a tab, and the other a screen on it.
  private func exchange(isOther: Bool) -> TableMap {
    let (tab, screen) = isOther ? (Spot.d, Spot.c) : (.c, .d)
    return TableMap([
      .a: .tabs([.b, tab], .root), .b: .screenInStack(.member(of: .a)),
      .e: .screen(.pushed(onto: .b)),
      tab: .screenInStack(.member(of: .a)), screen: .screen(.pushed(onto: tab)),
    ])
  }

  @Test func `when a member is replaced that was never entered`() throws {
    var desk = try desk(exchange(isOther: false), .e)
    let before = try [Spot.a, .b, .e].map(desk.id)
    let plan = try desk.adopt(exchange(isOther: true))
    #expect(desk.picture == "a[*(b › e) | d…]")
    #expect(try [Spot.a, .b, .e].map(desk.id) == before)
    #expect(plan.steps == [.fill(in: before[0], position: 1, with: nil)])
    #expect(plan.entering.isEmpty && plan.leaving.isEmpty)
  }

  @Test func `when the member in front is replaced, and stands on what replaces it`() throws {
    var desk = try desk(exchange(isOther: false), .e, .c)
    let before = try [Spot.a, .b, .e, .c].map(desk.id)
    try desk.adopt(exchange(isOther: true))
    #expect(desk.picture == "a[(b › e) | *(d › c)]")
    #expect(try [Spot.a, .b, .e, .c].map(desk.id) == before)
    let beneath = try desk.id(of: .d)
    let plan = try desk.adopt(exchange(isOther: false))
    #expect(desk.picture == "a[(b › e) | *(c)]", "what was in front stays there")
    #expect(plan.leaving.contains(beneath))
    #expect(try [Spot.a, .b, .e, .c].map(desk.id) == before)
  }

  @Test func `members go where they are listed now, with all on them`() throws {
    let tabs = { (list: [Spot]) in
      TableMap([
        .a: .tabs(list, .root), .b: .screenInStack(.member(of: .a)),
        .c: .screenInStack(.member(of: .a)),
        .d: .screen(.member(of: .a)), .e: .screen(.pushed(onto: .c)),
      ])
    }
    var desk = try desk(tabs([.b, .c]), .b, .e)
    let before = try [Spot.a, .b, .c, .e].map(desk.id)
    let plan = try desk.adopt(tabs([.c, .d, .b]))
    #expect(desk.picture == "a[*(c › e) | d… | (b)]")
    #expect(try [Spot.a, .b, .c, .e].map(desk.id) == before)
    #expect(plan.steps == [.setMembers(of: before[0])])
    let closing = try desk.adopt(tabs([.d, .b]))
    #expect(desk.picture == "a[d… | *(b)]", "what is listed no more has no place")
    #expect(Set(before[2...]).isSubset(of: closing.leaving))
    try desk.adopt(tabs([.b, .c]))
    #expect(desk.picture == "a[*(b) | c…]")
    #expect(try [Spot.a, .b].map(desk.id) == Array(before[..<2]))
  }

  @Test func `what an asker presented stays as it was presented`() throws {
    let tabs = { (list: [Spot]) in
      TableMap([
        .a: .screenInStack(.root), .b: .tabs(list, .presented(.sheet)),
        .c: .screen(.member(of: .b)),
        .d: .screen(.member(of: .b)),
      ])
    }
    var desk = try desk(tabs([.c, .d]), .a)
    try desk.follow(
      .show([AnyRoute(Spot.b)], placed: .presented(.fullScreen, over: .front)))
    #expect(desk.picture == "(a) ⇧ fullScreen (b[*c | d…])")
    let layer = desk.tree.layers[1]
    try desk.adopt(tabs([.d, .c]))
    #expect(desk.picture == "(a) ⇧ fullScreen (b[d… | *c])")
    #expect(desk.tree.layers[1] == layer)
  }

  @Test func `what stands in the place of another stays there`() throws {
    let split = { (detail: Spot) in
      TableMap([
        .a: .split(primary: .b, secondary: detail, .root), .b: .screenInStack(.member(of: .a)),
        detail: .screenInStack(.member(of: .a)), .e: .screenInStack(.column(.secondary, of: .a)),
      ])
    }
    var desk = try desk(split(.c), .e)
    let before = try [Spot.a, .b, .e].map(desk.id)
    #expect(desk.picture == "a{(b) | *(e)}")
    try desk.adopt(split(.d))
    #expect(desk.picture == "a{(b) | *(e)}")
    #expect(try [Spot.a, .b, .e].map(desk.id) == before)
    try desk.follow(.close(.node(before[2])))
    #expect(desk.picture == "a{*(b) | (d)}")
  }

  @Test func `when nothing is left of it a member is entered, unless it is out of sight`() throws {
    let tabs = { (hasRoom: Bool) in
      TableMap([
        .a: .tabs([.b, .f], .root), .b: .tabs(hasRoom ? [.c, .d] : [.d], .member(of: .a)),
        .c: .screen(hasRoom ? .member(of: .b) : .pushed(.inVisibleStack)),
        .d: .screen(.member(of: .b)), .f: .screen(.member(of: .a)),
      ])
    }
    var seen = try desk(tabs(true), .c)
    let before = try [Spot.a, .b].map(seen.id)
    let gone = try seen.id(of: .c)
    #expect(try seen.adopt(tabs(false)).leaving == [gone])
    #expect(seen.picture == "a[*b[*d] | f…]")
    #expect(try [Spot.a, .b].map(seen.id) == before)

    var unseen = try desk(tabs(true), .c, .f)
    let main = try unseen.id(of: .a)
    try unseen.adopt(tabs(false))
    #expect(unseen.picture == "a[b… | *f]")
    #expect(try unseen.id(of: .a) == main)
    #expect(unseen.tree.count == 2)
  }

  @Test func `another number of columns is another split`() throws {
    let split = { (isThree: Bool) in
      TableMap([
        .a: isThree
          ? .split(primary: .b, supplementary: .d, secondary: .c, .root)
          : .split(primary: .b, secondary: .c, .root),
        .b: .screenInStack(.member(of: .a)), .c: .screenInStack(.member(of: .a)),
        .d: .screenInStack(.member(of: .a)),
      ])
    }
    var desk = try desk(split(false), .c)
    let (old, columns) = try (desk.id(of: .a), [Spot.b, .c].map(desk.id))
    try desk.adopt(split(true))
    #expect(desk.picture == "a{(b) | (d) | *(c)}")
    #expect(try desk.id(of: .a) != old)
    #expect(try [Spot.b, .c].map(desk.id) == columns)
  }
}
