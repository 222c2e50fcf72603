import PortolanLog
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Hall: NavigationRoute {
  case main, first, more
  enum Guard: Hashable, Sendable { case member }
}

private enum Wing: NavigationRoute { case part, detail }

/// On a wide screen the wing is a tab of the hall.
private struct HallMap: NavigationMap {
  struct Burger: ContainerAdapter {}

  var isWide = true
  var isMenu = false
  var rules: [Hall.Guard] = []

  var name: String { isWide ? "WideHall" : "NarrowHall" }
  var samples: [Hall] { [.main, .first, .more] }

  func destination(for route: Hall) -> RouteDestination<Hall> {
    switch route {
    case .main where isMenu:
      return .custom(Burger(), [Hall.first, Wing.part, Hall.more], .root)
    case .main where isWide: return .tabs([Hall.first, Wing.part, Hall.more], .root)
    case .main: return .tabs([.first, .more], .root)
    case .first: return .screenInStack(.member(of: .main), guards: rules)
    case .more: return .screenInStack(.member(of: .main))
    }
  }
}

/// On a narrow one it stands on a screen of the hall.
private struct WingMap: NavigationMap {
  var isWide = true
  var hasDetail = true

  var name: String { isWide ? "WideWing" : "NarrowWing" }
  var samples: [Wing] { [.part, .detail] }

  func destination(for route: Wing) -> RouteDestination<Wing> {
    switch route {
    case .part where isWide: return .screenInStack(.member(of: Hall.main))
    case .part: return .screen(.pushed(onto: Hall.more))
    case .detail: return hasDetail ? .screen(.pushed(onto: .part)) : .nowhere
    }
  }
}

private final class HallKeeper: GuardKeeper {
  var asked = 0

  func verdict(on rule: Hall.Guard) async -> Verdict<Hall> {
    asked += 1
    return .deny("closed")
  }
}

@MainActor
@Suite(
  "Maps that several features adopt in one main-actor turn are adopted in one plan (mail-app F4)")
struct SeveralMapsTests {
  private let wide = "main[(first) | *(part › detail) | more…]"
  private let narrow = "main[(first) | *(more › part › detail)]"

  private let host = RecordingHost()
  private let keeper = HallKeeper()

  /// A scene that shows the detail in its tab.
  private func hall() async throws -> SceneNavigator {
    let scene = try SceneNavigator(
      NavigationFeature(HallMap(), guards: keeper), NavigationFeature(WingMap()))
    scene.attach(host)
    try await scene.of(Hall.self).navigate(to: .main)
    try await scene.of(Wing.self).navigate(to: .detail)
    return scene
  }

  @Test(arguments: [true, false]) func `a screen keeps its place`(hallFirst: Bool) async throws {
    let scene = try await hall()
    let detail = try #require(scene.tree.visiblePath.last)
    host.forget()
    var commits = 0
    scene.onEvent = { if case .committed = $0 { commits += 1 } }
    let adopt = [
      { scene.adopt(HallMap(isWide: false)) }, { scene.adopt(WingMap(isWide: false)) },
    ]
    let requests = (hallFirst ? adopt : adopt.reversed()).map { $0() }
    #expect(requests[0] === requests[1])
    let arrival = try await requests[0].arrival()
    #expect(arrival.route == AnyRoute(Wing.detail))
    #expect(scene.tree.picture == narrow)
    #expect(scene.tree.visiblePath.last == detail)
    #expect(commits == 1 && host.plans.count == 1)
    scene.adopt(WingMap())
    try await scene.adopt(HallMap()).arrival()
    #expect(scene.tree.picture == "main[(first) | *(part › detail) | (more)]")
    #expect(scene.tree.visiblePath.last == detail)
  }

  @Test func `what is asked for after it is shown under the new maps`() async throws {
    let scene = try await hall()
    scene.adopt(HallMap(isWide: false))
    let push = scene.of(Hall.self).show(.more)
    scene.adopt(WingMap(isWide: false))
    #expect(scene.tree.picture == wide, "the turn has not ended")
    try await push.arrival()
    #expect(scene.tree.picture == "main[(first) | *(more)]")
  }

  @Test func `the last map of a feature counts`() async throws {
    let scene = try await hall()
    scene.adopt(HallMap(isWide: false))
    scene.adopt(WingMap(isWide: false))
    scene.adopt(HallMap())
    try await scene.adopt(WingMap()).arrival()
    #expect(scene.tree.picture == wide)
  }

  @Test func `a map that no feature has fails alone`() async throws {
    let scene = try await hall()
    let first = scene.adopt(HallMap(isWide: false))
    let unknown = scene.adopt(ShopMap())
    let second = scene.adopt(WingMap(isWide: false))
    #expect(first === second && first !== unknown)
    await #expect(throws: NavigationError.unknownRoute(route: .any(of: Shop.savedName))) {
      try await unknown.arrival()
    }
    try await first.arrival()
    #expect(scene.tree.picture == narrow)
  }

  @Test func `a guard that refuses leaves all maps, and so does who cancels`() async throws {
    let scene = try await hall()
    let before = scene.tree
    scene.adopt(HallMap(isWide: false))
    let cancelled = scene.adopt(WingMap(isWide: false))
    cancelled.cancel()
    await eventually { !scene.isBusy }
    #expect(scene.tree == before && cancelled.hasEnded)
    try await scene.of(Hall.self).navigate(to: .first)
    let shown = scene.tree
    #expect(keeper.asked == 0)
    scene.adopt(WingMap(isWide: false))
    scene.adopt(HallMap(isWide: false, rules: [.member]))
    await scene.of(Hall.self).revalidate()
    #expect(keeper.asked == 1, "the map was adopted before all guards were asked")
    #expect(scene.tree != shown)
  }

  @Test(arguments: [ExitVerdict.stay, .leave])
  func `one screen is asked for all maps, and stays for all`(verdict: ExitVerdict) async throws {
    let scene = try await hall()
    let before = scene.tree
    var asked = 0
    let front = try #require(before.visiblePath.last)
    let detail = try #require(ScreenContext<Wing>(node: front, in: scene))
    detail.askBeforeLeaving {
      asked += 1
      return verdict
    }
    let adoption = scene.adopt(HallMap(isWide: false))
    scene.adopt(WingMap(hasDetail: false))
    do {
      try await adoption.arrival()
      #expect(verdict == .leave && scene.tree.picture == "main[*(first) | more…]")
    } catch {
      #expect(verdict == .stay && error == .stays(screen: AnyRoute(Wing.detail).label))
      #expect(scene.tree == before)
    }
    #expect(asked == 1)
  }

  @Test func `maps chosen by size that have no problem ask nobody, whoever turns the screen`()
    async throws
  {
    let scene = try await hall()
    #expect(scene.problems(adopting: HallMap(isMenu: true), WingMap()) == [])
    try await scene.of(Hall.self).navigate(to: .more)
    let open = scene.tree
    var asked = 0
    let ask: @MainActor () async -> ExitVerdict = {
      asked += 1
      return .stay
    }
    for id in open.frontFirst {
      ScreenContext<Hall>(node: id, in: scene)?.askBeforeLeaving(ask)
      ScreenContext<Wing>(node: id, in: scene)?.askBeforeLeaving(ask)
    }
    // The tabs themselves become a menu.
    let main = try #require(open.layers.first?.root)
    ScreenContext<Hall>(node: main, in: scene)?.askBeforeLeaving(nil)
    for isMenu in [true, false, true] {
      try await scene.adopt(HallMap(isMenu: isMenu)).arrival()
      #expect(scene.tree.visiblePath.last == open.visiblePath.last)
      #expect(scene.tree.picture.hasSuffix("[(first) | (part › detail) | *(more)]"))
    }
    #expect(asked == 0)
  }

  @Test func `a route that has room only in front of another is a problem of both maps`()
    async throws
  {
    let scene = try await hall()
    let found = scene.problems(adopting: HallMap(isWide: false), WingMap(isWide: false))
    #expect(Set(found.map(\.code)) == ["NAV154"])
    #expect(Set(found.compactMap(\.route?.text)) == ["part", "detail"])
    try await scene.of(Hall.self).navigate(to: .more)
    scene.adopt(HallMap(isWide: false))
    try await scene.adopt(WingMap(isWide: false)).arrival()
    #expect(scene.tree.picture == "main[(first) | *(more)]")
  }

  @Test func `with nothing open a map is adopted at once`() throws {
    let scene = try SceneNavigator(
      NavigationFeature(HallMap(), guards: keeper), NavigationFeature(WingMap()))
    scene.adopt(HallMap(isWide: false))
    scene.of(Hall.self).show(.main)
    #expect(scene.tree.picture == "main[*(first) | more…]")
  }

  @Test func `a log replays it`() async throws {
    let scene = try await hall()
    let log = NavigationLog(recording: scene)
    try await scene.of(Hall.self).navigate(to: .first)
    try await scene.of(Wing.self).navigate(to: .detail)
    scene.adopt(HallMap(isWide: false))
    try await scene.adopt(WingMap(isWide: false)).arrival()
    let file = try LogFile(reading: log.export())
    let report = try NavigationReplay(
      file, maps: HallMap(), WingMap(), HallMap(isWide: false), WingMap(isWide: false)
    ).run()
    #expect(report.differences.isEmpty && report.replayed == 3, "\(report)")
  }
}
