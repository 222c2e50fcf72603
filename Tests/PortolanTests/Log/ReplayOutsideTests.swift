import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("A replay repeats what users, guards and other code decided")
struct ReplayOutsideTests {
  private let recording = Recording(host: RecordingHost())

  private func expectTheSame(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let report = try recording.replay()
    #expect(report.differences.isEmpty, "\(report)", sourceLocation: sourceLocation)
    #expect(report.replayed == count, "\(report)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [ExitVerdict.stay, .leave])
  func `a screen that was asked before it went`(verdict: ExitVerdict) async throws {
    await recording.after { $0.show(.product(id: 1)) }
    try recording.shopping.context(.product(id: 1)).askBeforeLeaving { verdict }
    await recording.after { $0.back() }
    await recording.after { $0.show(.bag) }
    #expect(recording.records[1].answers == ["product: \(verdict)"])
    try expectTheSame(3)
  }

  @Test func `a second tap on a tab, which moves nothing`() async throws {
    await recording.after { $0.show(.product(id: 1)) }
    let tabs = try recording.shopping.context(.main)
    for _ in 1...2 {
      tabs.choose(0)
      await eventually { !recording.shopping.scene.isBusy }
    }
    #expect(
      recording.records.map(\.words)
        == ["show product", "popToRoot", "tapped again at products"])
    #expect(recording.records.last?.requester == "the user")
    let file = try LogFile(reading: try recording.log.export())
    let again = file.signals.contains { $0.contains("tappedAgain") }
    #expect(again, "a replay hears of it")
    try expectTheSame(2)
  }

  @Test func `a guard that could not say yet`() async throws {
    await recording.after { $0.show(.main) }
    recording.shopping.keeper.club = { .wait }
    await recording.after { $0.show(.club) }
    await recording.after { $0.show(.bag) }
    recording.shopping.keeper.club = { .allow }
    await recording.navigator.revalidate()
    await eventually { !recording.shopping.scene.isBusy }
    #expect(recording.records[1].answers == ["club: wait", "club: allow"])
    try expectTheSame(3)
  }

  @Test func `links that the app held back`() async throws {
    recording.shopping.scene.holdsLinks = true
    let url = try #require(URL(string: "shop://products/1"))
    await recording.after { $0.open(url) }
    await recording.after { $0.show(.lock) }
    recording.shopping.scene.holdsLinks = false
    await eventually { !recording.shopping.scene.isBusy }
    #expect(recording.records.first?.happenings.contains(.parked) == true)
    #expect(recording.records.first?.arrived == "product")
    try expectTheSame(2)
  }

  @Test func `cancelled, superseded and expired`() async throws {
    await recording.after { $0.show(.main) }
    let gate = Gate()
    recording.shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let cancelled = recording.navigator.show(.club)
    cancelled.cancel()
    recording.navigator.show(.club)
    recording.navigator.show(.help, options: .replacing)
    await recording.after { $0.show(.account) }
    await recording.shopping.clock.advance(by: .seconds(601))
    await eventually { recording.records.contains { $0.code == "NAV042" } }
    let codes = recording.records.filter { $0.number != nil }.compactMap(\.code)
    #expect(codes == ["NAV041", "NAV040", "NAV042"])
    gate.open()
    try expectTheSame(6)
  }

  @Test func `an ended scene`() async throws {
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.account) }
    recording.shopping.scene.close()
    recording.navigator.show(.bag)
    let codes = recording.records.filter { $0.number != nil }.compactMap(\.code)
    #expect(codes == ["NAV043", "NAV043"])
    let report = try recording.replay()
    #expect(report.differences.isEmpty, "\(report)")
  }

  @Test func `a screen that passed a request over`() async throws {
    let host = LateHost()
    let late = Recording(host: host)
    late.navigator.show(.main)
    late.navigator.show(.bag)
    late.navigator.show(.lock)
    await settle()
    host.finishAll()
    await eventually { late.records.allSatisfy { $0.end != nil } }
    #expect(late.records.contains { $0.code == "NAV040" })
    #expect(try late.replay().differences.isEmpty)
  }

  @Test func `what other code presented`() async throws {
    let host = PopupHost()
    let recording = Recording(host: host)
    await recording.after { $0.show(.product(id: 1)) }
    host.isPopupShown = true
    recording.shopping.scene.screenDidChange()
    host.isPopupShown = false
    await recording.after { $0.show(.bag) }
    let trees = recording.records.compactMap(\.tree)
    #expect(trees.contains { $0.hasSuffix("⇧ foreign (?)") })
    #expect(try recording.replay().differences.isEmpty)
  }

  @Test func `a restored scene`() async throws {
    let saved = try await Shopping.showing(.product(id: 1), .bag).scene.save()
    await recording.after { $0.show(.splash) }
    await recording.after { $0.scene.restore(saved) }
    await recording.after { $0.show(.help) }
    #expect(recording.records[1].tree?.hasSuffix("⇧ sheet (bag)") == true)
    try expectTheSame(3)
  }

  @Test func `a transaction`() async throws {
    await recording.after { $0.show(.product(id: 1)) }
    await recording.after { navigator in
      navigator.transaction { steps in
        steps.show(.bag)
        steps.set([.help], of: .products)
        steps.push(.club)
      }
    }
    try expectTheSame(2)
  }

  @Test func `courses, moves and paths`() async throws {
    await recording.after { $0.show(NavigationCourse(.products, then: .product(id: 1), .help)) }
    await recording.after { $0.show(NavigationCourse(.club, placed: .presented(.sheet))) }
    await recording.after { $0.scene.submit(gesture: .dismiss()) }
    await recording.after { $0.stack(.products).set([.help], as: .pop) }
    await recording.after { $0.scene.submit(gesture: .pop(to: .first)) }
    try expectTheSame(5)
  }
}

/// Shows something of other code on top of all else, when a test says so.
private final class PopupHost: RecordingHost {
  private final class Popup {}
  private let popup = Popup()
  var isPopupShown = false

  override init() {
    super.init()
    distort = { [unowned self] reading in
      guard isPopupShown else { return reading }
      return ScreenReading(
        layers: reading.layers + [.foreign(ForeignID(popup))], containers: reading.containers)
    }
  }
}
