import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("Events and logs of a request carry the name of its map (C27)")
struct MapNameTests {
  private struct Named: NavigationMap {
    let name: String
    func destination(for route: Shop) -> RouteDestination<Shop> {
      ShopMap().destination(for: route)
    }
  }

  private func stamps(_ shopping: Shopping) -> [RequestStamp] {
    shopping.events.compactMap(\.request)
  }

  @Test func `by default it is the type's name`() {
    #expect(ShopMap().name == "ShopMap")
    #expect(Named(name: "evening").name == "evening")
  }

  @Test func `each event of a request says what held just then`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    #expect(Set(stamps(shopping).map(\.map)) == ["ShopMap"])
    let before = stamps(shopping).count
    let request = shopping.scene.adopt(Named(name: "evening"))
    _ = await shopping.outcome(of: request)
    shopping.navigator.show(.club)
    await eventually { stamps(shopping).last.map { $0.number > request.number } == true }
    let later = stamps(shopping).dropFirst(before)
    #expect(later.first == RequestStamp(number: request.number, map: "ShopMap"))
    #expect(Set(later.dropFirst().map(\.map)) == ["evening"])
    #expect("\(later[later.startIndex])" == "\(request.number) (ShopMap)")
  }

  @Test func `of several maps it is that of what is asked for, else of what is in front`()
    async throws
  {
    let scene = try SceneNavigator(
      NavigationFeature(FrontMap()), NavigationFeature(ManualMap(), guards: ManualKeeper()))
    var maps: [String] = []
    scene.onEvent = { if case .requested(let asked) = $0 { maps.append(asked.request.map) } }
    scene.of(Front.self).back()
    scene.of(Front.self).show(.article)
    try await scene.of(Manual.self).navigate(to: .topics)
    scene.of(Front.self).popToRoot()
    scene.of(Front.self).show(.about)
    #expect(maps == ["FrontMap", "FrontMap", "ManualMap", "ManualMap", "FrontMap"])
  }

  @Test func `what the user did carries the name too`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    _ = await shopping.outcome(of: shopping.scene.adopt(Named(name: "evening")))
    let log = NavigationLog(recording: shopping.scene)
    try #require(shopping.host).screen.swipeBack()
    shopping.scene.screenDidChange()
    guard case .followed(let change)? = shopping.events.last, change.map == "evening" else {
      return #expect(Bool(false), "\(shopping.events.last?.description ?? "nothing")")
    }
    #expect(
      "\(shopping.events[shopping.events.count - 1])".hasPrefix("(evening) followed the screen"))
    #expect(log.records.last?.map == "evening")
  }

  @Test func `a log keeps it, and says so`() async throws {
    let shopping = try await Shopping.showing(.main)
    let log = NavigationLog(recording: shopping.scene)
    shopping.navigator.show(.product(id: 1))
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap()))
    shopping.navigator.show(.product(id: 2))
    #expect(log.records.map(\.map) == ["ShopMap", "ShopMap", "ShopMenuMap"])
    #expect(log.records[1].words == "adopt ShopMenuMap")
    #expect(log.records[2].description.contains(" under ShopMenuMap"))
    let export = try LogFile(reading: log.export())
    let report = try NavigationReplay(export, maps: ManyProducts(), ShopMenuMap()).run()
    #expect(report.differences.isEmpty, "\(report)")
  }
}
