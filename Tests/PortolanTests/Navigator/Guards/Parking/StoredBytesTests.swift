import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// A route type as an older version of the app had it, beside those of today.
private enum Attic: NavigationRoute {
  case box(label: String), chest, locked, secret

  enum Guard: Hashable, Sendable { case open }

  var isSaveable: Bool { self != .secret }

  private struct CannotBeWritten: Error { var text = "hunter2" }
  private enum Key: CodingKey { case box, chest }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.chest) {
      self = .chest
    } else {
      self = .box(label: try container.decode(String.self, forKey: .box))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .box(let label): try container.encode(label, forKey: .box)
    case .chest: try container.encode(true, forKey: .chest)
    case .locked: throw CannotBeWritten()
    case .secret: try container.encode("hunter2", forKey: .box)
    }
  }
}

private struct AtticMap: NavigationMap {
  func destination(for route: Attic) -> Destination<Attic> { .screen(.root, guards: [.open]) }
}

private struct AtticGuards: GuardKeeper {
  func verdict(on rule: Attic.Guard) async -> Verdict<Attic> { .wait }
}

@MainActor @Suite("A6: stored requests are read one by one, whatever the bytes are")
struct StoredBytesTests {
  private func waiting(_ routes: Attic...) async -> SceneNavigator {
    let navigator = Navigator(AtticMap(), guards: AtticGuards(), clock: TestClock())
    for route in routes { navigator.show(route) }
    await eventually { navigator.scene.parked.count == routes.count }
    return navigator.scene
  }

  private func codes(
    restoring data: Data, into scene: SceneNavigator
  ) throws -> (codes: [String], texts: String, count: Int) {
    var diagnostics: [Diagnostic] = []
    scene.onEvent = { if case .diagnosed(let diagnostic) = $0 { diagnostics.append(diagnostic) } }
    let requests = scene.restore(try StoredRequests(reading: data))
    return (diagnostics.map(\.code), "\(diagnostics)", requests.count)
  }

  @Test func `one that cannot be written is left out alone`() async throws {
    let stored = await waiting(.box(label: "a"), .locked, .chest).storedRequests
    #expect(stored.count == 2 && stored.leftOut == 1)
    let again = await waiting()
    #expect(try codes(restoring: stored.data(), into: again).count == 2)
  }

  @Test func `one that forbids it is left out alone`() async throws {
    let stored = await waiting(.secret, .chest).storedRequests
    #expect(stored.count == 1 && stored.leftOut == 1)
    let text = String(data: try stored.data(), encoding: .utf8)
    #expect(text?.contains("hunter2") == false)
  }

  @Test func `one that cannot be read any more is left out alone, with a report`() async throws {
    let data = try await waiting(.box(label: "hunter2"), .chest).storedRequests.data()
    let text = try #require(String(data: data, encoding: .utf8))
    let older = text.replacingOccurrences(of: #"\"box\""#, with: #"\"crate\""#)
    #expect(older != text)
    let result = try codes(restoring: Data(older.utf8), into: await waiting())
    #expect(result.codes == ["NAV048"] && result.count == 1)
    #expect(result.texts.contains("Stored request 1 of 2 was left out."))
    #expect(!result.texts.contains("hunter2"))
  }

  @Test func `one of a feature that is gone is left out alone`() async throws {
    let data = try await waiting(.chest).storedRequests.data()
    let shopping = try await Shopping.showing(.main)
    #expect(shopping.scene.restore(try StoredRequests(reading: data)).isEmpty)
    #expect(shopping.diagnostics() == ["NAV048"])
  }

  @Test func `one that is something else is left out alone`() async throws {
    let data = try await waiting(.box(label: "a"), .chest).storedRequests.data()
    let text = try #require(String(data: data, encoding: .utf8))
    let damaged = text.replacingOccurrences(of: #""body":["#, with: #""body":[7,null,{},"#)
    let stored = try StoredRequests(reading: Data(damaged.utf8))
    #expect(stored.count == 2 && stored.leftOut == 3)
  }

  @Test func `a newer version, too much, and something else`() async throws {
    let data = try await waiting(.chest).storedRequests.data()
    let text = try #require(String(data: data, encoding: .utf8))
    let newer = text.replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
    #expect(newer != text)
    let deep = String(repeating: "[", count: 100_000)
    let long = Data(repeating: UInt8(ascii: " "), count: StoredRequests.longestData + 1)
    for data in [Data(newer.utf8), long, Data(), Data("{}".utf8), Data("[]".utf8), Data(deep.utf8)]
    {
      #expect(throws: ArchiveProblem.self) { try StoredRequests(reading: data) }
    }
  }

  @Test func `a byte changed anywhere, or the end cut off: an error, or what can be read`()
    async throws
  {
    let data = try await waiting(.box(label: "a"), .chest).storedRequests.data()
    let scene = await waiting()
    var read = 0
    for place in data.indices {
      for byte in [UInt8(0), UInt8(ascii: "\""), UInt8(ascii: "9"), UInt8(ascii: "{"), 0xFF] {
        var damaged = data
        damaged[place] = byte
        do throws(ArchiveProblem) {
          let stored = try StoredRequests(reading: damaged)
          #expect(scene.restore(stored).count <= 2)
          read += 1
        } catch { continue }
      }
      #expect(throws: ArchiveProblem.foreign) {
        try StoredRequests(reading: data.prefix(place))
      }
    }
    #expect(read > 0, "some of it is only a letter in a name")
    scene.close()
  }

  @Test(arguments: [
    Duration.seconds(-1), Duration(secondsComponent: .max, attosecondsComponent: 0),
  ])
  func `an absurd time is over at once, or as long as any may wait`(time: Duration) async throws {
    let stored = try #require(await waiting(.chest).storedRequests.requests.first)
    let scene = await waiting()
    let intent = try stored.intent.map(
      route: { route in try route.route(among: scene.maps) }, node: \.self)
    let absurd = StoredRequest(
      intent: intent, isLink: false, rule: nil, detour: nil, timeLeft: time)
    let requests = scene.restore([absurd], site: CallSite())
    await settle()
    if time < .zero {
      #expect(requests.map(\.outcome) == [.failure(.expired)])
    } else {
      #expect(scene.parked.map(\.timeLeft) == [.seconds(600)])
    }
  }
}
