import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A replay begins with what the scene and its requests brought along")
struct ReplayStartTests {
  @Test func `as many parts are kept as were kept then`() async throws {
    let recording = Recording(host: RecordingHost())
    recording.shopping.scene.keptPartLimit = 2
    await recording.after { $0.show(.product(id: 1)) }
    await recording.after { $0.show(keeping: .lock) }
    await recording.after { $0.show(keeping: .login) }
    await recording.after { $0.show(.main) }
    #expect(recording.shopping.picture.contains("product(1)"))
    #expect(try recording.replay().differences.isEmpty)
  }

  @Test func `a guard that led to a screen itself is not asked of it again`() async throws {
    let banking = try await Banking.showing(.account)
    let log = NavigationLog()
    banking.scene.log = log
    banking.keeper.verdicts[.current] = .redirect(to: .update)
    await banking.navigator.revalidate()
    await eventually { !banking.scene.isBusy }
    #expect(banking.picture == "update")
    let excused = log.records.compactMap(\.asked.excused)
    #expect(excused == [["current"]])
    let report = try NavigationReplay(NavigationExport(reading: log.export()), maps: BankMap())
      .run()
    #expect(report.differences.isEmpty, "\(report)")
  }

  @Test func `what was forgotten and changed the tree only later has still changed it`()
    async throws
  {
    let recording = Recording(limit: 2, host: RecordingHost())
    await recording.after { $0.show(.main) }
    let gate = Gate()
    recording.shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    recording.navigator.show(.club)
    // Asked while the club waits, and planned on top of it.
    recording.navigator.push(.help)
    await eventually { gate.isAwaited }
    gate.open()
    await eventually { !recording.shopping.scene.isBusy }
    await recording.after { $0.show(.search("lamp")) }
    #expect(recording.records.map(\.asked.verb) == ["unknown", "push", "reach"])
    #expect(try recording.replay(with: ManyProducts()).differences.isEmpty)
  }
}
