import Foundation
import PortolanLog
import PortolanTesting
import TestSupport
import Testing

@testable import PortolanFixtures

/// `Scripts/soak scenes` gives this suite more time, and other seeds.
@MainActor
@Suite(
  "A changed byte in a saved scene, request or log gives an error or a valid tree, never a crash")
struct ArchiveSoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["PORTOLAN_SOAK_SECONDS"].flatMap { Double($0) }
  private static let firstSeed = environment["PORTOLAN_SOAK_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func `neither crashes nor hangs, and what is read is sound`() async throws {
    let sound = try HostileArchive.sound()
    for file in sound { #expect(HostileArchive.outcome(of: file) == .read) }
    let end = Self.seconds.map { Date(timeIntervalSinceNow: $0) }
    var (seed, files, read) = (Self.firstSeed, 0, 0)
    repeat {
      var mutation = ArchiveMutation(random: SeededGenerator(seed: seed))
      let alarm = WalkAlarm(seed: seed, seconds: Self.seconds == nil ? nil : 60)
      for _ in 0..<20 {
        files += 1
        switch HostileArchive.outcome(of: mutation.file(among: sound)) {
        case .read: read += 1
        case .refused: break
        case .broken(let what): Issue.record("seed \(seed): \(what)")
        }
        for _ in 0..<3 { await Task.yield() }
      }
      alarm.cancel()
      seed += 1
    } while end.map { Date() < $0 } ?? (seed < Self.firstSeed + 20)
    #expect(read * 10 > files && read * 10 < files * 9, "\(read) of \(files) were read")
    print("hostile: \(files) files, \(read) read, \(seed - Self.firstSeed) seeds")
  }

  /// The fuzzer's: the member that took its place got the id of another element, and the tree had a circle.
  @Test func `of a log whose first screen its container does not list nothing is replayed`() throws
  {
    let log = String(decoding: try #require(HostileArchive.sound().last), as: UTF8.self)
    let changed = log.replacing(#"\"places\":\"1,\""#, with: #"\"places\":\"0,\""#)
    #expect(changed != log)
    let file = try LogFile(reading: Data(changed.utf8))
    let report = try NavigationReplay(file, maps: ShipMap(), ShipMap(isOld: true)).run()
    #expect(report.replayed > 0 && report.differences.count >= report.replayed)
  }
}
