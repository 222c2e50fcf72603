import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor
@Suite("Each limit of a scene is enforced for any number that the app sets (attacks L2, L3)")
struct LimitTests {
  private nonisolated static let times: [Duration] = [
    .seconds(Int64.max), .seconds(Int64.min), .zero, .seconds(-1), .nanoseconds(1),
  ]

  @Test(arguments: times) func `of time for the parked, for guards and for the host`(time: Duration)
    async throws
  {
    let host = LateHost()
    let shopping = Shopping(host: host)
    shopping.scene.parkingLimit = time
    shopping.scene.hostDeadline = time
    shopping.keeper.clubDeadline = time
    shopping.keeper.club = { .wait }
    shopping.navigator.show(.main)
    let parked = shopping.navigator.show(.club)
    let order = shopping.navigator.show(.order(id: 1))
    await settle()
    let waiting = try Waiting(in: shopping.scene)
    host.finishAll()
    await settle()
    _ = try waiting.takeUp(in: shopping.scene)
    await settle()
    if time > .seconds(1) { #expect(parked.outcome == nil && order.outcome == nil) }
    shopping.scene.close()
    #expect(parked.outcome != nil && order.outcome != nil)
  }

  @Test func `for ever is years, by any clock`() async throws {
    let keeper = ShopKeeper()
    keeper.club = { .wait }
    let navigator = Navigator(ShopMap(), guards: keeper, clock: ContinuousClock())
    navigator.scene.parkingLimit = .seconds(Int64.max)
    try await navigator.navigate(to: .main)
    let request = navigator.show(.club)
    await eventually { navigator.scene.parked.count == 1 }
    await settle()
    let left = try #require(navigator.scene.parked.first?.timeLeft)
    #expect(left > .seconds(86_400 * 365) && request.outcome == nil)
    navigator.scene.close()
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max]) func `of numbers`(limit: Int) async throws {
    let shopping = Shopping(host: RecordingHost())
    let log = NavigationLog(recording: shopping.scene, limit: limit)
    shopping.scene.inboxLimit = limit
    shopping.scene.keptPartLimit = limit
    #expect(shopping.scene.inboxLimit == max(0, limit))
    #expect(shopping.scene.keptPartLimit == max(0, limit))
    try await shopping.navigator.navigate(to: .splash)
    shopping.scene.holdsLinks = true
    let link = shopping.navigator.open(try #require(URL(string: "shop://products/1")))
    #expect((link.outcome == nil) == (limit > 0))
    shopping.scene.holdsLinks = false
    try await shopping.navigator.show(.login, options: .keepingReplacedPart).arrival()
    try await shopping.navigator.show(.main, options: .keepingReplacedPart).arrival()
    #expect(shopping.navigator.tree.kept.isEmpty == (limit <= 0))
    #expect(
      try NavigationReplay(LogFile(reading: log.export()), maps: ShopMap()).run().replayed > 0)
  }
}
