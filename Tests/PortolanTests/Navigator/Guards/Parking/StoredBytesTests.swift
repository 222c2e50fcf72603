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
  func destination(for route: Attic) -> RouteDestination<Attic> { .screen(.root, guards: [.open]) }
}

private struct AtticGuards: GuardKeeper {
  func verdict(on rule: Attic.Guard) async -> Verdict<Attic> { .wait }
}

@MainActor
@Suite("A stored request that cannot be written or read is left out without affecting others (A6)")
struct StoredBytesTests {
  private func waiting(_ routes: Attic...) async -> SceneNavigator {
    let navigator = Navigator(AtticMap(), guards: AtticGuards(), clock: TestClock())
    for route in routes { navigator.show(route) }
    await eventually { navigator.scene.parked.count == routes.count }
    return navigator.scene
  }

  /// What a scene says when it restores bytes, and how many requests it takes up.
  private func taken(
    _ data: Data, into scene: SceneNavigator
  ) async throws -> (codes: [String], texts: String, count: Int) {
    var diagnostics: [Diagnostic] = []
    scene.onEvent = { if case .diagnosed(let diagnostic) = $0 { diagnostics.append(diagnostic) } }
    let before = scene.parked.count
    scene.restore(try SavedScene(reading: data))
    await settle()
    let lost = diagnostics.filter { $0.code == Diagnostic.Code.waitingRequestLeftOut.rawValue }
    return (lost.map(\.code), "\(diagnostics)", scene.parked.count - before)
  }

  private func saved(_ routes: Attic...) async throws -> Data {
    let navigator = Navigator(AtticMap(), guards: AtticGuards(), clock: TestClock())
    for route in routes { navigator.show(route) }
    await eventually { navigator.scene.parked.count == routes.count }
    return try navigator.scene.save().data()
  }

  @Test func `one that cannot be written is left out alone`() async throws {
    let data = try await saved(.box(label: "a"), .locked, .chest)
    let result = try await taken(data, into: await waiting())
    #expect(result.codes == ["NAV110"] && result.count == 2)
    #expect(result.texts.contains("locked, unencodable"))
  }

  @Test func `one whose place cannot be written is left out alone, and it is said`() async throws {
    let endless = Place.presented(.sheet(.height(.infinity)), over: .root)
    let intents: [Intent] = [
      .show([AnyRoute(Attic.chest)], placed: endless), .show(AnyRoute(Attic.chest)),
    ]
    let scene = await waiting()
    let requests = intents.map { StoredRequest(intent: $0, isLink: false, timeLeft: .seconds(9)) }
    let data = try SavedScene(NavigationTree(), requests, among: scene.maps).data()
    let result = try await taken(data, into: scene)
    #expect(result.codes == ["NAV110"] && result.count == 1)
  }

  @Test func `one that forbids it is left out alone`() async throws {
    let data = try await saved(.secret, .chest)
    #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
    let result = try await taken(data, into: await waiting())
    #expect(result.codes == ["NAV110"] && result.count == 1)
  }

  @Test func `one that cannot be read any more is left out alone, with a report`() async throws {
    let data = try await saved(.box(label: "hunter2"), .chest)
    let text = String(decoding: data, as: UTF8.self)
    let older = text.replacing(#"{\"box\""#, with: #"{\"crate\""#)
    #expect(older != text)
    let result = try await taken(Data(older.utf8), into: await waiting())
    #expect(result.codes == ["NAV110"] && result.count == 1)
    #expect(!result.texts.contains("hunter2"))
  }

  @Test func `one of a feature that is gone is left out alone`() async throws {
    let data = try await saved(.chest)
    let shopping = try await Shopping.showing(.main)
    let result = try await taken(data, into: shopping.scene)
    #expect(result.codes == ["NAV110"] && result.count == 0)
  }

  @Test func `one that is something else is left out alone`() async throws {
    let text = String(decoding: try await saved(.box(label: "a"), .chest), as: UTF8.self)
    let damaged = text.replacing(#""requests":["#, with: #""requests":[7,null,{},"x","#)
    let result = try await taken(Data(damaged.utf8), into: await waiting())
    #expect(result.codes.count == 4 && result.count == 2)
  }

  @Test(arguments: [
    Duration.seconds(-1), Duration(secondsComponent: .max, attosecondsComponent: 0),
  ])
  func `an absurd time is over at once, or as long as any may wait`(time: Duration) async throws {
    let stored = try #require(await waiting(.chest).waitingRequests.first)
    let scene = await waiting()
    let absurd = StoredRequest(intent: stored.intent, isLink: false, timeLeft: time)
    let request = scene.take(up: absurd, site: CallSite())
    await settle()
    if time < .zero {
      #expect(request.outcome == .failure(.expired))
    } else {
      #expect(scene.parked.map(\.timeLeft) == [.seconds(600)])
    }
  }
}
