import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("An exported log is read back unchanged, or rejected with an error message")
struct LogFileTests {
  private func recorded() async throws -> Data {
    let recording = Recording(host: RecordingHost())
    await recording.after { $0.show(.product(id: 7)) }
    await recording.after { $0.show(.account) }
    await recording.after { $0.stack(.products).set([.product(id: 7), .help], as: .pop) }
    await recording.after { $0.show(.lock, options: .keepingReplacedPart) }
    return try recording.log.export()
  }

  @Test func `the same bytes for the same log`() async throws {
    let data = try await recorded()
    let export = try LogFile(reading: data)
    #expect(try export.data() == data)
    #expect(export.records.count == 5)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix(#"{"body":{"records":[{"#))
    #expect(text.hasSuffix(#""version":1}"#))
  }

  /// Damages each byte in turn; what can still be read must also play to its end.
  @Test func `corrupt at any byte`() async throws {
    let data = try await recorded()
    var refused = 0
    var played = 0
    let damage: [UInt8] = [0x00, UInt8(ascii: "9"), UInt8(ascii: "\""), 0xFF]
    for place in data.indices {
      var damaged = data
      damaged[place] = damage[place % damage.count]
      do {
        let export = try LogFile(reading: damaged)
        _ = try NavigationReplay(export, maps: ShopMap()).run()
        played += 1
      } catch { refused += 1 }
    }
    #expect(refused > data.count / 2 && played > 0)
  }

  @Test func `cut off anywhere`() async throws {
    let data = try await recorded()
    for count in 0..<data.count {
      #expect(throws: ArchiveProblem.self) { try LogFile(reading: data.prefix(count)) }
    }
  }

  @Test func `ten megabytes`() {
    let data = Data(repeating: UInt8(ascii: "["), count: 10_000_000)
    #expect(throws: ArchiveProblem.tooLong(limit: LogFile.longestData)) {
      try LogFile(reading: data)
    }
    #expect(throws: ArchiveProblem.foreign) {
      try LogFile(reading: data.prefix(8_000_000))
    }
  }

  @Test(arguments: [
    ("", ArchiveProblem.foreign), ("{", .foreign), ("[]", .foreign), ("{}", .foreign),
    (#"{"format":"other","version":1}"#, .foreign), (#"{"format":7}"#, .foreign),
    (#"{"format":"portolan-log"}"#, .corrupt(field: "version")),
    (#"{"format":"portolan-log","version":0}"#, .corrupt(field: "version")),
    (#"{"format":"portolan-log","version":2}"#, .newer(version: 2)),
    (#"{"format":"portolan-log","version":1}"#, .corrupt(field: "body")),
    (
      #"{"format":"portolan-log","version":1,"body":{"signals":[],"records":[{}]}}"#,
      .corrupt(field: "body.records.0.id")
    ),
  ])
  func `what is no log of this version`(text: String, problem: ArchiveProblem) {
    #expect(throws: problem) { try LogFile(reading: Data(text.utf8)) }
  }

  @Test func `fields that are not known are left out`() async throws {
    let data = try await recorded()
    let text = String(decoding: data, as: UTF8.self)
    let more = text.replacing(#""version":1}"#, with: #""version":1,"wind":"north"}"#)
    let export = try LogFile(reading: Data(more.utf8))
    #expect(try export.data() == data)
  }

  /// A log with all kinds of records, to its scene's end and beyond.
  private func recordedToTheEnd() async throws -> Data {
    let recording = Recording(host: RecordingHost())
    let scene = recording.shopping.scene
    await recording.after { $0.show(.product(id: 7)) }
    await recording.after { $0.stack(.products).set([.product(id: 7), .help], as: .pop) }
    try await recording.after { _ in
      scene.submit(gesture: .select(.member(of: try #require(scene.tree.layerRoots.first), at: 1)))
    }
    await recording.after {
      $0.transaction {
        $0.show(.product(id: 8)); $0.back()
      }
    }
    await recording.after { navigator in
      scene.tree.visiblePath.last.map { ScreenContext<Shop>(node: $0, in: scene)?.close() }
    }
    await recording.after { $0.show(.lock, options: .keepingReplacedPart) }
    recording.shopping.host?.screen.swipeBack()
    scene.screenDidChange()
    await recording.after { $0.showKept() }
    await recording.navigator.revalidate()
    scene.close()
    await recording.after { $0.show(.help) }
    return try recording.log.export()
  }

  @Test func `any number as large or small as it can be`() async throws {
    let text = String(decoding: try await recordedToTheEnd(), as: UTF8.self)
    let numbers = text.ranges(of: try Regex(#"-?\b[0-9]+(?=[,}\]])"#))
    var played = 0
    for place in numbers {
      for number in ["\(Int.max)", "\(Int.min)", "-1", "0"] {
        do {
          let damaged = Data(text.replacingCharacters(in: place, with: number).utf8)
          let export = try LogFile(reading: damaged)
          _ = try NavigationReplay(export, maps: ShopMap()).run()
          played += 1
        } catch is ArchiveProblem {
          continue
        }
      }
    }
    #expect(numbers.count > 50 && played > numbers.count, "\(numbers.count), \(played)")
  }

  @Test func `a log that would be too long to read is not written`() async throws {
    let navigator = Navigator(LongMap())
    let log = NavigationLog(recording: navigator.scene)
    for index in 0..<10 {
      navigator.show(Long(text: String(repeating: "\(index)", count: 1 << 20)))
    }
    #expect(throws: ArchiveProblem.tooLong(limit: LogFile.longestData)) { try log.export() }
  }
}

private struct Long: NavigationRoute {
  var text: String
  var isLoggable: Bool { true }
}

private struct LongMap: NavigationMap {
  func destination(for route: Long) -> RouteDestination<Long> { .screen(.root) }
}
