import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor
@Suite(
  "A log is limited in size, costs nothing while unused, and measures durations only with a clock")
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

  @Test func `what a forgotten request changed is played all the same`() async throws {
    let recording = Recording(limit: 4)
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.account) }
    // On the sheet that the request waits for.
    for route in [Shop.help, .note(1), .help, .note(1)] { await recording.after { $0.push(route) } }
    recording.shopping.keeper.isSignedIn = true
    await recording.navigator.revalidate()
    await eventually { !recording.shopping.scene.isBusy }
    let report = try recording.replay()
    #expect(report.replayed > 0 && report.differences.isEmpty, "\(report)")
  }

  @Test func `a scene that never comes to rest does not make the log grow without end`() async {
    let recording = Recording(limit: 1)
    recording.shopping.keeper.club = { .wait }
    await recording.after { $0.show(.main) }
    recording.navigator.show(.club)
    var most = 0
    for id in 0..<300 {
      await recording.after { $0.push(.product(id: id)) }
      most = max(most, recording.log.signalCount)
    }
    #expect((50...100).contains(most), "at most a hundred for each record: \(most)")
  }

  @Test func `no event is made when nobody listens`() {
    let navigator = Navigator(FrontMap())
    var made = 0
    let event = { () -> NavigationEvent in
      made += 1
      return .parked(.init(request: RequestStamp(number: 1, map: "")))
    }
    navigator.scene.traffic.tell { _ in event() }
    #expect(made == 0)
    let log = NavigationLog(recording: navigator.scene)
    navigator.scene.traffic.tell { _ in event() }
    #expect(made == 1 && log.records.isEmpty)
  }

  @Test func `a log that is given later begins with what is shown`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let log = NavigationLog(recording: shopping.scene)
    shopping.navigator.back()
    await eventually { !shopping.scene.isBusy }
    let report = try NavigationReplay(LogFile(reading: log.export()), maps: ShopMap()).run()
    #expect(report.replayed == 1 && report.differences.isEmpty)
  }

  @Test func `durations in milliseconds by the clock it was given`() async throws {
    let shopping = Shopping()
    let clock = shopping.clock
    let log = NavigationLog(recording: shopping.scene, clock: clock)

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
