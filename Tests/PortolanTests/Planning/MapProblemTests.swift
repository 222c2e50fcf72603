import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("The check of a map lists its problems, each with its route and a fix")
struct MapProblemTests {
  private func codes(_ map: TableMap) -> [String] { map.problems.map(\.code) }

  @Test func `a sound map has none`() {
    #expect(ShopMap().problems == [])
  }

  @Test func `no samples`() {
    #expect(codes(TableMap([:])) == ["NAV050"])
  }

  @Test func `tabs without members`() {
    #expect(codes(TableMap([.a: .tabs([], .root)])) == ["NAV051"])
  }

  @Test func `a member listed twice`() {
    let map = TableMap([.a: .tabs([.b, .b], .root), .b: .screen(.member(of: .a))])
    #expect(codes(map) == ["NAV052"])
  }

  @Test func `a listed member that is placed elsewhere`() {
    #expect(codes(TableMap([.a: .tabs([.b], .root), .b: .screen(.root)])) == ["NAV053"])
  }

  @Test func `a member that is not listed`() {
    let map = TableMap([
      .a: .tabs([.b], .root), .b: .screen(.member(of: .a)), .c: .screen(.member(of: .a)),
    ])
    #expect(codes(map) == ["NAV005"])
  }

  @Test func `placements in a circle`() {
    let map = TableMap([.a: .screen(.pushed(onto: .b)), .b: .screen(.pushed(onto: .a))])
    #expect(codes(map) == ["NAV003", "NAV003"])
  }

  @Test func `pushed where no stack is`() {
    let map = TableMap([.a: .screen(.root), .b: .screen(.pushed(onto: .a))])
    #expect(codes(map) == ["NAV004"])
  }

  @Test func `a container pushed onto a stack`() {
    let map = TableMap([
      .a: .screenInStack(.root), .b: .tabs([.c], .pushed(onto: .a)), .c: .screen(.member(of: .b)),
    ])
    #expect(Set(codes(map)) == ["NAV006"])
  }

  @Test func `a container as the first screen of a stack`() {
    let map = TableMap([
      .a: .stack(root: .b, .root), .b: .tabs([.c], .member(of: .a)), .c: .screen(.member(of: .b)),
    ])
    #expect(Set(codes(map)) == ["NAV006"])
  }

  @Test func `a container that contains itself`() {
    #expect(!codes(TableMap([.a: .tabs([.a], .root)])).isEmpty)
    #expect(!codes(TableMap([.a: .stack(root: .a, .root)])).isEmpty)
    let map = TableMap([.a: .tabs([.b], .member(of: .b)), .b: .tabs([.a], .member(of: .a))])
    #expect(!codes(map).isEmpty)
  }

  @Test func `presented where nothing lasting is`() {
    #expect(
      codes(
        TableMap([.a: .screen(.root, isPassing: true), .b: .screenInStack(.presented(.sheet))]))
        == ["NAV010"])
    let over = TableMap([
      .a: .screen(.root, isPassing: true), .b: .screenInStack(.presented(.sheet, over: .a)),
    ])
    #expect(codes(over) == ["NAV010"])
  }

  @Test func `what needs something beneath it gets it, by way of its anchors too`() {
    let map = TableMap([
      .a: .screen(.root), .b: .screenInStack(.root), .c: .screenInStack(.presented(.sheet)),
      .d: .screen(.pushed(onto: .c)), .e: .screen(.pushed(.inVisibleStack)),
      .f: .screen(.pushed(inStackOf: .d)),
    ])
    #expect(map.problems == [])
  }

  @Test func `each names its route and says what to do`() {
    let problem = TableMap([.a: .tabs([], .root)]).problems.first
    #expect(problem?.route?.text == "a")
    #expect(problem?.fix.isEmpty == false)
    #expect(problem?.description.hasPrefix("NAV051") == true)
  }
}
