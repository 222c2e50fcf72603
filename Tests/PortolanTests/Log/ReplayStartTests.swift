import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor
@Suite("A replay starts from the state that the scene and its requests had when the log began")
struct ReplayStartTests {
  @Test func `as many parts are kept as were kept then`() async throws {
    let recording = Recording(host: RecordingHost())
    recording.shopping.scene.keptPartLimit = 2
    await recording.after { $0.show(.product(id: 1)) }
    await recording.after { $0.show(.lock, options: .keepingReplacedPart) }
    await recording.after { $0.show(.login, options: .keepingReplacedPart) }
    await recording.after { $0.show(.main) }
    #expect(recording.shopping.picture.contains("product(1)"))
    #expect(try recording.replay().differences.isEmpty)
  }

  @Test func `a guard that led to a screen itself is not asked of it again`() async throws {
    let banking = try await Banking.showing(.account)
    let log = NavigationLog(recording: banking.scene)
    banking.keeper.verdicts[.current] = .redirect(to: .update)
    await banking.navigator.revalidate()
    await eventually { !banking.scene.isBusy }
    #expect(banking.picture == "update")
    let report = try NavigationReplay(LogFile(reading: log.export()), mapsOf: banking.scene)
      .run()
    #expect(report.differences.isEmpty, "\(report)")
  }

  @Test func `a log that was given in the midst begins when the scene is at rest`() async throws {
    let shopping = Shopping(host: RecordingHost())
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    shopping.navigator.show(.main)
    shopping.navigator.show(.club)
    let log = NavigationLog(recording: shopping.scene)
    shopping.navigator.push(.help)
    await eventually { gate.isAwaited }
    gate.open()
    await eventually { !shopping.scene.isBusy }
    shopping.navigator.show(.bag)
    await eventually { !shopping.scene.isBusy }
    let report = try NavigationReplay(LogFile(reading: log.export()), maps: ShopMap()).run()
    #expect(report.replayed == 1 && report.differences.isEmpty, "\(report)")
    #expect(log.records.count == 2, "the others are in no record: \(log.records)")
  }
}
