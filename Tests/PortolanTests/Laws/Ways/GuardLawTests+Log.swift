import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

extension GuardLawTests {
  /// A replay has guards that say what they said then, and a tree of its own.
  @Test func `a replayed log`() async throws {
    let siege = try await Siege()
    let log = NavigationLog(recording: siege.scene)
    try await siege.navigator.navigate(to: .cell)
    try await siege.navigator.navigate(to: .camp)
    siege.lock()
    let export = try LogFile(reading: log.export())
    let report = try NavigationReplay(export, mapsOf: siege.scene).run()
    #expect(report.replayed == 2 && report.differences.isEmpty, "it leads in there: \(report)")
    await siege.rest()
    #expect(siege.intruders == [] && siege.scene.tree.picture == "camp")
  }
}
