import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A log is bounded, costs nothing when there is none, and measures when asked to")
struct LogLimitTests {
  @Test func `the oldest goes first`() async {
    let recording = Recording(limit: 3)
    for id in 1...5 { await recording.after { $0.show(.product(id: id)) } }
    #expect(recording.records.map(\.number) == [3, 4, 5])
  }

  @Test(arguments: [1, 0, -5])
  func `one record at least`(limit: Int) async {
    let recording = Recording(limit: limit)
    for _ in 0..<3 { await recording.after { $0.show(.main) } }
    #expect(recording.records.count == 1)
    #expect(recording.log.limit == 1)
  }

  @Test func `a change by a request that was forgotten is kept as the tree it made`() async throws {
    let recording = Recording(limit: 2)
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.account) }
    // On the sheet that the request waits for.
    for route in [Shop.help, .note(1), .help, .note(1)] { await recording.after { $0.push(route) } }
    recording.shopping.keeper.isSignedIn = true
    await recording.navigator.revalidate()
    await eventually { !recording.shopping.scene.isBusy }
    #expect(recording.records.contains { $0.asked.verb == "unknown" && $0.change?.whole != nil })
    #expect(try recording.replay().differences.isEmpty)
  }

  @Test func `no event is made when nobody listens`() {
    let navigator = Navigator(FrontMap())
    var made = 0
    let event = { () -> NavigationEvent in
      made += 1
      return .parked(RequestStamp(number: 1, map: ""))
    }
    navigator.scene.traffic.tell { _ in event() }
    #expect(made == 0)
    navigator.scene.log = NavigationLog()
    navigator.scene.traffic.tell { _ in event() }
    #expect(made == 1)
  }

  @Test func `a log that is given later begins with what is shown`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let log = NavigationLog()
    shopping.scene.log = log
    shopping.navigator.back()
    await eventually { !shopping.scene.isBusy }
    let export = try NavigationExport(reading: log.export())
    let report = try NavigationReplay(export, maps: ShopMap()).run()
    #expect(report.replayed == 1 && report.differences.isEmpty)
  }

  @Test func `durations in milliseconds by the clock it was given`() async throws {
    let shopping = Shopping()
    let clock = shopping.clock
    let log = NavigationLog(clock: clock)
    shopping.scene.log = log
    shopping.keeper.club = {
      clock.pass(.milliseconds(1_500))
      return .allow
    }
    try await shopping.navigator.navigate(to: .main)
    try await shopping.navigator.navigate(to: .club)
    #expect(log.records.map(\.milliseconds) == [0, 1_500])
    #expect(log.records.last?.description.hasSuffix("took 1500 ms") == true)
  }

  @Test func `no durations without a clock`() async {
    let recording = Recording()
    await recording.after { $0.show(.main) }
    #expect(recording.records.map(\.milliseconds) == [nil])
  }
}

/// The shop with samples enough to tell four products apart.
struct ManyProducts: NavigationMap {
  func destination(for route: Shop) -> Destination<Shop> { ShopMap().destination(for: route) }
  var samples: [Shop] { ShopMap().samples + (2...9).map { .product(id: $0) } + [.search("")] }
}
