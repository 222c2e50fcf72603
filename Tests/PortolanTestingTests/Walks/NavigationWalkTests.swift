import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite("NavigationWalk, a random test, finds no problem in a correct map, whatever the host does")
struct NavigationWalkTests {
  @Test(arguments: TestRun.seeds(6)) func `over the shop`(seed: Int) async {
    await NavigationWalk(ShopMap(), seed: UInt64(seed), steps: 400).check()
  }

  @Test(arguments: TestRun.seeds(20)) func `over every shape`(seed: Int) async {
    await NavigationWalk(IsleMap(), seed: UInt64(seed), steps: 400).check()
  }

  @Test(arguments: TestRun.seeds(20)) func `over every style`(seed: Int) async {
    await NavigationWalk(StyledIsleMap(), seed: UInt64(seed), steps: 400).check()
  }

  @Test(arguments: TestRun.seeds(20))
  func `over a scene with guards for every request`(seed: Int) async {
    let walk = NavigationWalk(among: IsleMap().samples, seed: UInt64(seed), steps: 400) {
      clock, keeper in
      Navigator(IsleMap(), guards: keeper, sceneGuards: { _ in [.known] }, clock: clock).scene
    }
    await walk.check()
  }

  @Test(arguments: TestRun.seeds(10)) func `over columns that the map shows nowhere`(seed: Int)
    async
  {
    await NavigationWalk(SparseMap(), seed: UInt64(seed), steps: 300).check()
  }

  @Test(arguments: TestRun.seeds(20)) func `with a host that misbehaves`(seed: Int) async {
    await NavigationWalk(IsleMap(), seed: UInt64(seed), steps: 300, misbehaving: true).check()
  }
}

private struct StyledIsleMap: NavigationMap {
  var samples: [Isle] { IsleMap().samples + [.warning, .removal, .hint, .legend, .pilot] }
  func destination(for route: Isle) -> RouteDestination<Isle> { IsleMap().destination(for: route) }
}

/// A split of three columns, of which the middle one and the last one are empty.
private struct SparseMap: NavigationMap {
  enum Mail: NavigationRoute {
    case mail, folders, noList, noMessage, message(id: Int), answer
  }

  var samples: [Mail] { [.mail, .folders, .message(id: 1), .message(id: 2), .answer] }

  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .mail:
      return .split(
        primary: .folders, supplementary: .noList, secondary: .noMessage, .root)
    case .folders: return .screenInStack(.member(of: .mail))
    case .noList, .noMessage: return .nowhere
    case .message: return .screenInStack(.column(.secondary, of: .mail))
    case .answer: return .screen(.pushed(inStackOf: .message(id: 1)))
    }
  }
}
