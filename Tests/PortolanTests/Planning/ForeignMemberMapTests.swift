import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A map with members of other features can be checked alone, without false problems")
struct ForeignMemberMapTests {
  @Test func `a leading dot means the map's own routes, in either form`() {
    let own: RouteDestination<Front> = .tabs([.news, .article], .root)
    #expect(own.erased?.shape == .members(MemberList(.tabs, [Front.news, Front.article])))
    #expect(own == .tabs([Front.news, Front.article] as [any NavigationRoute], .root))
  }

  @Test func `members keep their order and their types`() {
    let mixed: RouteDestination<Front> = .tabs([Manual.cover, Front.news, Manual.topic(3)], .root)
    #expect(
      mixed.erased?.shape
        == .members(MemberList(.tabs, [Manual.cover, Front.news, Manual.topic(3)])))
  }

  @Test func `what else a destination says is the same in both forms`() {
    let own: RouteDestination<Manual> = .tabs(
      [.cover, .topics], .member(of: Front.main), guards: [.reader], reuse: .visible,
      transition: .crossDissolve())
    let mixed: RouteDestination<Manual> = .tabs(
      [Manual.cover, Manual.topics] as [any NavigationRoute], .member(of: Front.main),
      guards: [.reader], reuse: .visible, transition: .crossDissolve())
    #expect(own == mixed)
    #expect(own != .tabs([.cover, .topics], .member(of: Front.main)))
  }

  @Test func `sound maps have no problems, each looked at alone`() {
    #expect(FrontMap().problems == [])
    #expect(ManualMap().problems == [])
  }

  @Test func `a foreign member that is listed twice is one`() {
    struct Twice: NavigationMap {
      var samples: [Front] { [.main] }
      func destination(for route: Front) -> RouteDestination<Front> {
        .tabs([Manual.cover, Manual.cover], .root)
      }
    }
    #expect(Twice().problems.map(\.code) == ["NAV052"])
  }

  @Test func `an own member placed elsewhere is one beside foreign members too`() {
    struct Elsewhere: NavigationMap {
      var samples: [Front] { [.main] }
      func destination(for route: Front) -> RouteDestination<Front> {
        if route == .main { return .tabs([Manual.cover, Front.news], .root) }
        return .screenInStack(.root)
      }
    }
    #expect(Elsewhere().problems.map(\.code) == ["NAV053"])
  }

  @Test func `with foreign members alone, what stands over the tabs is no problem`() {
    struct Shell: NavigationMap {
      var samples: [Front] { [.main, .about] }
      func destination(for route: Front) -> RouteDestination<Front> {
        if route == .about { return .screenInStack(.presented(.sheet)) }
        return .tabs([Manual.cover, Manual.topics], .root)
      }
    }
    #expect(Shell().problems == [])
  }

  @Test func `a module's own sheet over whatever is shown is no problem`() {
    struct Module: NavigationMap {
      var samples: [Front] { [.news, .about] }
      func destination(for route: Front) -> RouteDestination<Front> {
        if route == .about { return .screenInStack(.presented(.sheet)) }
        return .screenInStack(.member(of: Manual.cover))
      }
    }
    #expect(Module().problems == [])
  }
}
