import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanInsight

@MainActor @Suite("The check of an app's maps lists their problems, each with its route and a fix")
struct AppProblemsTests {
  private func problems(_ features: NavigationFeature...) throws -> [Diagnostic] {
    var maps = MapSet()
    for feature in features { try maps.add(feature.entry) }
    return MapCheck(maps).run()
  }

  private func told(_ problems: [Diagnostic]) -> [String] {
    problems.map { "\($0.code) \($0.route?.text ?? "")" }
  }

  @Test func `sound maps that stand on each other have none`() throws {
    #expect(
      try problems(
        NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper())) == []
    )
    let scene = try SceneNavigator(
      NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper()))
    #expect(scene.problems == [])
    #expect(Navigator(ShopMap(), guards: ShopKeeper()).scene.problems == [])
  }

  @Test func `a member of a feature that the app has not, listed and standing`() throws {
    #expect(told(try problems(NavigationFeature(FrontMap()))) == ["NAV113 main", "NAV113 main"])
    #expect(
      told(try problems(NavigationFeature(ManualMap(), guards: ManualKeeper())))
        == ["NAV113 cover", "NAV113 topics"])
    #expect(FrontMap().problems == [] && ManualMap().problems == [])
  }

  @Test func `it is told of whoever names the unknown one, and of nobody above`() throws {
    let table = TableMap([
      .a: .screenInStack(.presented(.sheet, over: Front.main)), .b: .screen(.pushed(onto: .a)),
      .c: .screen(.pushed(onto: .b)),
    ])
    let problems = try problems(NavigationFeature(table))
    #expect(told(problems) == ["NAV113 a"])
    let diagnostic = try #require(problems.first)
    #expect(diagnostic.what.contains("a ") && diagnostic.what.contains(Front.savedName))
    #expect(diagnostic.fix.contains(Front.savedName))
  }

  @Test func `a place that only another app could give is no problem beside one that is possible`()
    throws
  {
    let table = TableMap([
      .a: .screenInStack(.root),
      .b: .firstOf(
        .screen(.pushed(onto: Front.news)), .screen(.pushed(.inVisibleStack))),
      .c: .firstOf(.screen(.pushed(onto: Front.news)), .screen(.member(of: Manual.cover))),
    ])
    #expect(told(try problems(NavigationFeature(table))) == ["NAV113 c"])
  }

  @Test func `a member that another feature lists, and that is placed elsewhere`() throws {
    struct Elsewhere: NavigationMap {
      var samples: [Manual] { [.cover, .topics] }
      func destination(for route: Manual) -> RouteDestination<Manual> {
        route == .cover ? .screen(.root) : .screenInStack(.member(of: Front.main))
      }
    }
    let keeper = ManualKeeper()
    #expect(
      told(
        try problems(NavigationFeature(FrontMap()), NavigationFeature(Elsewhere(), guards: keeper)))
        == ["NAV053 cover"])
    #expect(Elsewhere().problems == [] && FrontMap().problems == [])
  }

  @Test func `a member of another feature's container that it does not list`() throws {
    let table = TableMap([.a: .screen(.member(of: Front.main))])
    #expect(
      told(
        try problems(
          NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper()),
          NavigationFeature(table)))
        == ["NAV005 a"])
  }

  @Test func `a push onto another feature's screen that stands in no stack`() throws {
    let table = TableMap([.a: .screen(.pushed(onto: Manual.cover))])
    #expect(
      told(
        try problems(
          NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper()),
          NavigationFeature(table)))
        == ["NAV004 a"])
  }

  @Test func `features that stand on each other in a circle`() throws {
    struct Above: NavigationMap {
      var samples: [Front] { [.news] }
      func destination(for route: Front) -> RouteDestination<Front> {
        .screen(.pushed(onto: Spot.a))
      }
    }
    let table = TableMap([.a: .screen(.pushed(onto: Front.news))])
    #expect(
      Set(told(try problems(NavigationFeature(Above()), NavigationFeature(table)))) == [
        "NAV003 news", "NAV003 a",
      ])
    #expect(Above().problems == [] && table.problems == [])
  }

  @Test func `each map without samples is named`() throws {
    struct Silent: NavigationMap {
      var samples: [Front] { [] }
      func destination(for route: Front) -> RouteDestination<Front> { .screenInStack(.root) }
    }
    let problems = try problems(
      NavigationFeature(Silent()), NavigationFeature(TableMap([.a: .screenInStack(.root)])))
    #expect(told(problems) == ["NAV050 "])
    #expect(problems.first?.what.contains(Front.savedName) == true)
  }

  @Test func `what one feature presents over whatever is shown finds another's screen`() throws {
    struct Sheets: NavigationMap {
      var samples: [Front] { [.about, .article] }
      func destination(for route: Front) -> RouteDestination<Front> {
        route == .about ? .screenInStack(.presented(.sheet)) : .screen(.pushed(.inVisibleStack))
      }
    }
    #expect(
      told(
        try problems(NavigationFeature(Sheets()), NavigationFeature(TableMap([.a: .screen(.root)])))
      )
        == ["NAV004 article"])
    #expect(
      try problems(
        NavigationFeature(Sheets()), NavigationFeature(TableMap([.a: .screenInStack(.root)]))) == []
    )
    #expect(
      told(
        try problems(
          NavigationFeature(Sheets()),
          NavigationFeature(TableMap([.a: .screen(.root, isPassing: true)]))))
        == ["NAV010 about", "NAV004 article"])
  }

  @Test func `two route types of one name`() throws {
    enum Left: NavigationRoute, CaseIterable {
      case one
      static var savedName: String { "Shared" }
    }
    enum Right: NavigationRoute, CaseIterable {
      case one
      static var savedName: String { "Shared" }
    }
    struct Root<R: NavigationRoute & CaseIterable>: NavigationMap {
      func destination(for route: R) -> RouteDestination<R> { .screenInStack(.root) }
    }
    let problems = try problems(NavigationFeature(Root<Left>()), NavigationFeature(Root<Right>()))
    #expect(told(problems) == ["NAV114 "])
    #expect(problems.first?.what.contains("Shared") == true)
  }

  @Test func `labels alone: no value of a route is told`() throws {
    struct Secretive: NavigationMap {
      var samples: [Manual] { [.topic(4_711)] }
      func destination(for route: Manual) -> RouteDestination<Manual> {
        .screen(.pushed(onto: Point(77)))
      }
    }
    let text = try problems(NavigationFeature(Secretive(), guards: ManualKeeper())).map(
      \.description
    )
    .joined()
    #expect(text.contains("NAV113") && !text.contains("4711"))
  }
}
