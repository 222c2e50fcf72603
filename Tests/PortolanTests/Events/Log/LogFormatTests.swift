import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The document on the log's format says what is written and read")
struct LogFormatTests {
  private let document: String

  init() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../../Documentation/LogFormat.md"
    ).standardizedFileURL
    document = try String(contentsOf: file, encoding: .utf8)
  }

  /// The log in the document, in the form in which it would be written.
  private func example() throws -> Data {
    let block = try #require(document.firstMatch(of: #/(?s)```json\n(.+?)\n```/#))
    let value = try JSONSerialization.jsonObject(with: Data(block.1.utf8))
    return try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  /// What the document tells of: an item, a tab behind a guard, a path, a swipe and a bad link.
  private func recorded() async throws -> String {
    let keeper = KioskKeeper()
    let host = RecordingHost()
    let navigator = Navigator(KioskMap(), guards: keeper, clock: TestClock())
    let log = NavigationLog()
    navigator.scene.log = log
    navigator.scene.attach(host)
    let settled = { await eventually { !navigator.scene.isBusy } }
    navigator.show(.item(id: 7))
    await settled()
    navigator.show(.account)
    await settled()
    keeper.isSignedIn = true
    navigator.dismiss()
    await settled()
    navigator.transaction { steps in
      steps.show(.shelf)
      steps.set([.item(id: 7), .offer(code: "spring")], of: .shelf)
    }
    await settled()
    host.screen.swipeBack()
    navigator.scene.screenDidChange()
    navigator.open(try #require(URL(string: "shop://nowhere")))
    await settled()
    return String(decoding: try log.export(), as: UTF8.self)
  }

  @Test func `its example is read whole, and written as it stands there`() throws {
    let example = try example()
    let export = try NavigationExport(reading: example)
    #expect(
      try String(decoding: export.data(), as: UTF8.self) == String(decoding: example, as: UTF8.self)
    )
  }

  @Test func `its example plays to the same end`() throws {
    let export = try NavigationExport(reading: example())
    let report = try NavigationReplay(export, maps: KioskMap()).run()
    #expect(report.differences.isEmpty, "\(report)")
    #expect(report.replayed == export.records.count - 1, "all but the link: \(report)")
  }

  @Test func `its example is what a log writes today`() async throws {
    let site = #/\{"fileID":"[^"]+","line":[0-9]+\}/#
    let example = String(decoding: try example(), as: UTF8.self)
    #expect(try await recorded().replacing(site, with: "") == example.replacing(site, with: ""))
  }

  private static func names(of value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }

  @Test func `it explains each field`() throws {
    let export = try NavigationExport(reading: example())
    let records = export.records
    var values: [Any] = [export, export.start] + records + records.map(\.asked)
    values += records.flatMap(\.answers) + records.compactMap(\.change) + records.compactMap(\.end)
    values += records.compactMap(\.asked.route) + export.start.nodes + export.start.layers
    values += records.compactMap(\.change?.whole?.nodes.first)
    values += records.map(\.site)
    let fields = Set(values.flatMap(Self.names))
    #expect(fields.count > 40)
    for field in fields.sorted() { #expect(document.contains("`\(field)`"), "\(field)") }
  }

  @Test func `it lists each verb and each kind of node`() {
    let verbs = IntentRecordTests.intents.map { RouteLabel.caseName(of: $0) }
    let words = Set(verbs).union(NodeKind.allCases.map(\.word)).union(["slot", "same"])
    #expect(words.count > 30)
    for word in words.sorted() { #expect(document.contains("`\(word)`"), "\(word)") }
  }
}
