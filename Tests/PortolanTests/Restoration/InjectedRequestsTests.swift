import Foundation
import Portolan
import PortolanLinks
import PortolanTesting
import Testing

/// It uses public API alone, as an app does that reads a file.
@MainActor @Suite("attacks M8, M9: stored requests hold only what the library stores")
struct InjectedRequestsTests {
  private enum Room: NavigationRoute {
    case hall, study, vault
    enum Guard: Hashable, Sendable { case key }
  }

  private struct RoomMap: NavigationMap {
    func destination(for route: Room) -> Destination<Room> {
      switch route {
      case .hall: return .screenInStack(.root)
      case .study: return .screen(.pushed(onto: .hall))
      case .vault: return .screen(.pushed(onto: .hall), guards: [.key])
      }
    }
  }

  private struct Away: GuardKeeper {
    func verdict(on rule: Room.Guard) async -> Verdict<Room> { .wait }
  }

  private static let route = #"{"json":"{\"study\":{}}","type":"Room"}"#
  private nonisolated static let intents = [
    #"{"evict":{"_0":[],"instead":ROUTE}}"#, #"{"releaseKept":{}}"#, #"{"back":{}}"#,
    #"{"dismissAll":{}}"#, #"{"lookUp":{"pattern":"x","keeping":false}}"#,
    #"{"transaction":{"_0":[{"show":{"_0":ROUTE,"keeping":false}},{"back":{}}]}}"#,
    #"{"transaction":{"_0":[{"transaction":{"_0":[{"show":{"_0":ROUTE,"keeping":false}}]}}]}}"#,
    #"{"transaction":{"_0":[{"lookUp":{"pattern":"x","keeping":false}}]}}"#,
  ]

  /// A scene in which one request is parked.
  private func parked() async throws -> Navigator<Room> {
    let navigator = Navigator(RoomMap(), guards: Away(), clock: TestClock())
    try await navigator.navigate(to: .study)
    navigator.show(.vault)
    await eventually { navigator.scene.parked.count == 1 }
    return navigator
  }

  /// The archive with another intent for each of its requests; `ROUTE` becomes a route.
  private func inject(_ intent: String, into data: Data, at path: [String]) throws -> Data {
    let whole = try JSONSerialization.jsonObject(with: data)
    func changed(_ value: Any, _ path: ArraySlice<String>) throws -> Any {
      if let name = path.first {
        var object = try #require(value as? [String: Any])
        object[name] = try changed(try #require(object[name]), path.dropFirst())
        return object
      }
      return try #require(value as? [[String: Any]]).map { request in
        let own = try #require(request["intent"] as? [String: [String: Any]])
        let route = try JSONSerialization.data(
          withJSONObject: try #require(own["show"]?["_0"]), options: .fragmentsAllowed)
        let text = intent.replacing("ROUTE", with: String(decoding: route, as: UTF8.self))
        var request = request
        request["intent"] = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return request
      }
    }
    return try JSONSerialization.data(withJSONObject: try changed(whole, path[...]))
  }

  @Test func `what the library stores is read`() async throws {
    let data = try await parked().scene.storedRequests.data()
    let stored = try StoredRequests(
      reading: try inject(#"{"show":{"_0":ROUTE,"keeping":false}}"#, into: data, at: ["body"]))
    #expect(stored.count == 1 && stored.leftOut == 0)
  }

  @Test(arguments: intents)
  func `attacks M8: what it never stores is left out`(intent: String) async throws {
    let data = try await parked().scene.storedRequests.data()
    let stored = try StoredRequests(reading: try inject(intent, into: data, at: ["body"]))
    #expect(stored.count == 0 && stored.leftOut == 1)
  }

  @Test(arguments: intents)
  func `attacks M8: of a saved scene too, and it is said`(intent: String) async throws {
    let data = try await parked().scene.save().data()
    let saved = try SavedScene(
      reading: try inject(intent, into: data, at: ["body", "requests"]))
    let navigator = Navigator(RoomMap(), guards: Away(), clock: TestClock())
    var codes: [String] = []
    var asked: [String] = []
    navigator.scene.onEvent = {
      if case .diagnosed(let diagnostic) = $0 { codes.append(diagnostic.code) }
      if case .requested(_, let words, _) = $0 { asked.append(words) }
    }
    try await navigator.scene.restore(saved).arrival()
    await settle()
    #expect(asked == ["restore"] && codes == [Diagnostic.Code.waitingRequestLeftOut.rawValue])
    #expect(navigator.tree.picture == "(hall › study)" && navigator.scene.parked.isEmpty)
  }

  @Test(arguments: [2, 40, 80, 150, 10_000])
  func `attacks M9: nested without end, they are refused on a small stack`(depth: Int)
    async throws
  {
    let data = try await parked().scene.storedRequests.data()
    let flat = try inject(#"{"back":{}}"#, into: data, at: ["body"])
    let open = String(repeating: #"{"transaction":{"_0":["#, count: depth)
    let close = String(repeating: "]}}", count: depth)
    let text = String(decoding: flat, as: UTF8.self)
      .replacing(#"{"back":{}}"#, with: "\(open){\"back\":{}}\(close)")
    let count = await withCheckedContinuation { continuation in
      let thread = Thread {
        let read = Result { try StoredRequests(reading: Data(text.utf8)).count }
        if case .success(let count) = read { continuation.resume(returning: count) }
        if case .failure = read { continuation.resume(returning: 0) }
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(count == 0)
  }
}
