import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("The check of a map finds problems in placements of every kind")
struct PlacementMapTests {
  private func codes(_ rows: KeyValuePairs<Spot, RouteDestination<Spot>>) -> [String] {
    TableMap(rows).problems.map(\.code)
  }

  @Test func `a sound map has none`() {
    #expect(
      codes([
        .a: .screenInStack(.root), .b: .screen(.pushed(.replacingTop)),
        .c: .screen(.pushed(.asOnlyElement)), .d: .screen(.pushed(replacingTopOf: .b)),
        .e: .screen(.pushed(asOnlyElementOf: .a)),
        .f: .screenInStack(.presentedOverRoot(.formSheet)),
        .item(1): .firstOf(.screen(.pushed(onto: .c)), .screenInStack(.presented(.sheet))),
      ]) == [])
  }

  @Test func `pushed where no stack is`() {
    #expect(codes([.a: .screen(.root), .b: .screen(.pushed(.replacingTop))]) == ["NAV004"])
    #expect(codes([.a: .screen(.root), .b: .screen(.pushed(.asOnlyElement))]) == ["NAV004"])
    #expect(codes([.a: .screen(.root), .b: .screen(.pushed(replacingTopOf: .a))]) == ["NAV004"])
    #expect(codes([.a: .screen(.root), .b: .screen(.pushed(asOnlyElementOf: .a))]) == ["NAV004"])
  }

  @Test func `over the root where nothing lasts`() {
    #expect(
      codes([.a: .screen(.root, isPassing: true), .b: .screen(.presentedOverRoot(.sheet))])
        == ["NAV010"])
  }

  @Test func `placements in a circle`() {
    #expect(
      codes([
        .a: .screen(.pushed(replacingTopOf: .b)), .b: .screen(.pushed(asOnlyElementOf: .a)),
      ]) == ["NAV003", "NAV003"])
  }

  @Test func `one of several that applies is enough`() {
    #expect(
      codes([
        .a: .screen(.root),
        .b: .firstOf(.screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet))),
      ]) == [])
  }

  @Test func `none of several applies: the last is told`() {
    #expect(
      codes([
        .a: .screen(.root),
        .b: .firstOf(.screen(.pushed(.inVisibleStack)), .screen(.member(of: .a))),
      ]) == ["NAV005"])
  }

  @Test func `a mistake is told even where another applies`() {
    let tabs = RouteDestination<Spot>.tabs([.c], .pushed(.inVisibleStack))
    let sheet = RouteDestination<Spot>.tabs([.c], .presented(.sheet))
    #expect(
      codes([.a: .screenInStack(.root), .b: .firstOf(tabs, sheet), .c: .screen(.member(of: .b))])
        == ["NAV006"])
    #expect(
      codes([
        .a: .screenInStack(.root),
        .b: .firstOf(.screen(.member(of: .a)), .screenInStack(.presented(.sheet))),
      ]) == ["NAV005"])
  }

  @Test func `alternatives that list different members`() {
    let tabs = { (members: [Spot], placement: Placement<Spot>) in
      RouteDestination<Spot>.tabs(members, placement)
    }
    #expect(
      codes([
        .a: .screenInStack(.root), .b: .firstOf(tabs([.c], .presented(.sheet)), tabs([.d], .root)),
        .c: .screen(.member(of: .b)),
      ]) == ["NAV082"])
    #expect(
      codes([
        .a: .screenInStack(.root), .b: .firstOf(tabs([.c], .presented(.sheet)), tabs([.c], .root)),
        .c: .screen(.member(of: .b)),
      ]) == [])
  }

  @Test func `a dialog that holds containers`() {
    for style in [PresentationStyle.alert, .confirmationDialog] {
      #expect(codes([.a: .screenInStack(.root), .b: .screen(.presented(style))]) == [])
      #expect(
        codes([.a: .screenInStack(.root), .b: .screenInStack(.presented(style))]) == ["NAV139"])
      #expect(
        codes([
          .a: .screenInStack(.root), .b: .screen(.presented(style)),
          .c: .screen(.pushed(onto: .b)),
        ]) == ["NAV004"])
    }
  }

  @Test func `anchors of all alternatives are looked at`() {
    #expect(
      TableMap([.a: .screenInStack(.root), .b: .tabs([], .root)], samples: [.a]).problems == [],
      "what nothing leads to is not seen")
    let map = TableMap(
      [
        .a: .screenInStack(.root), .b: .tabs([], .root),
        .c: .firstOf(.screen(.pushed(onto: .a)), .screenInStack(.presented(.sheet, over: .b))),
      ], samples: [.a, .c])
    #expect(map.problems.map(\.code) == ["NAV051"])
  }

  @Test func `an alternative in another feature is not looked at`() {
    struct Module: NavigationMap {
      var samples: [Front] { [.news, .about] }
      func destination(for route: Front) -> RouteDestination<Front> {
        switch route {
        case .about: return .firstOf(.screen(.pushed(onto: Manual.cover)), .screenInStack(.root))
        default: return .screen(.root)
        }
      }
    }
    #expect(Module().problems == [])
  }
}
