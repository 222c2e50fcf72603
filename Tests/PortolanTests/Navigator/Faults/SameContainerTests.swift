import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite(
  "A container that both maps place alike keeps its node when the new map changes a member (C11)")
struct SameContainerTests {
  private static let narrow = TableMap([
    .a: .tabs([.b, .c], .root), .b: .stack(root: .e, .member(of: .a)), .e: .screen(.member(of: .b)),
    .c: .screenInStack(.member(of: .a)), .d: .screen(.pushed(onto: .c)),
  ])
  private static let wide = TableMap([
    .a: .tabs([.b, .c], .root), .b: .tabs([.e], .member(of: .a)),
    .e: .screenInStack(.member(of: .b)),
    .c: .screenInStack(.member(of: .a)), .d: .screen(.pushed(onto: .c)),
  ])
  private static let replaced = TableMap([
    .a: .tabs([.b, .d], .root), .b: .stack(root: .e, .member(of: .a)), .e: .screen(.member(of: .b)),
    .c: .screen(.pushed(onto: .d)), .d: .screenInStack(.member(of: .a)),
  ])

  @Test func `a member behind that has another shape`() throws {
    var desk = Desk(Self.wide)
    try desk.show(.e, .c)
    let tabs = try desk.id(of: .a)
    try desk.adopt(Self.narrow)
    #expect(try desk.id(of: .a) == tabs)
  }

  @Test func `the member in front that has another shape`() throws {
    var desk = Desk(Self.wide)
    try desk.show(.e)
    let tabs = try desk.id(of: .a)
    try desk.adopt(Self.narrow)
    let now = try desk.id(of: .a)
    #expect(now == tabs)
  }

  @Test func `a member that another one replaces`() throws {
    var desk = Desk(Self.narrow)
    try desk.show(.e)
    let (tabs, stack) = (try desk.id(of: .a), try desk.id(of: .b))
    try desk.adopt(Self.replaced)
    let (tabsNow, stackNow) = (try desk.id(of: .a), try desk.id(of: .b))
    #expect(tabsNow == tabs && stackNow == stack)
  }
}
