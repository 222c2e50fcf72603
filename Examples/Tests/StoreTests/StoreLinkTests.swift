import Foundation
import Portolan
import PortolanLinks
import PortolanUniversalLinks
import Testing

@testable import Store

@MainActor @Suite("Each route of the Store that a person may request has a link")
struct StoreLinkTests {
  /// The splash passes by itself, and a screen of the Store opens what belongs to it.
  private static let unasked = [
    "splash", "address", "delivery", "sorting", "emptying", "topics", "noTopic", "topic",
  ]
  private static let apps = ["StoreUIKitApp", "StoreSwiftUIApp"].map {
    "9R4TQ2K7XW.example.portolan.\($0)"
  }

  /// A file of `Examples/Apps/Links`.
  private static func file(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Apps/Links/\(name)"))
  }

  @Test("all that a person may ask for has a link, which opens it")
  func everyScreen() async throws {
    let store = try TestStore()
    for route in StoreMap().samples {
      let label = AnyRoute(route).label.text
      guard !Self.unasked.contains(label) else {
        #expect(throws: LinkPrintProblem.noPattern) { try store.navigator.link(for: route) }
        continue
      }
      let link = try store.navigator.link(for: route)
      #expect(link.absoluteString.hasPrefix("https://store.example/"))
      #expect(try StoreLinks.table.read(link.absoluteString).output == route)
    }
  }

  @Test("the file of patterns, which the tool reads, has those of the table")
  func patterns() throws {
    let lines = String(decoding: try Self.file("store-links.txt"), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("/") }.map(String.init)
    #expect(lines.sorted() == StoreLinks.table.patterns.map(\.text).sorted())
  }

  @Test("the association file is the table's, and opens each of its links in the apps")
  func association() throws {
    let table = StoreLinks.table
    let file = try AssociationFile(try Self.file("apple-app-site-association"))
    let wanted = AssociationFile(for: table, opening: Self.apps, at: "store.example")
    #expect(file.json == wanted.json, "Scripts/portolan aasa generate; see Examples/Apps/README.md")
    #expect(file.findings.isEmpty)
    for app in Self.apps {
      // The file cannot say that an id is a number; the app refuses other words.
      let difference = AssociationDifference(
        between: file, and: table, app: app, at: "store.example")
      #expect(difference.onlyInTable.isEmpty)
      for sample in StoreMap().samples where !Self.unasked.contains(AnyRoute(sample).label.text) {
        let decision = file.decision(for: try table.link(to: sample), app: app)
        #expect(decision.outcome == .matches)
      }
      let other = file.decision(for: "https://store.example/coupons", app: app)
      #expect(other.outcome != .matches)
    }
  }
}
