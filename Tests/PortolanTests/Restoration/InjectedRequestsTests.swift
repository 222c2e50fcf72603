import Foundation
import Portolan
import PortolanLinks
import PortolanLog
import PortolanTesting
import Testing

/// It uses public API alone, as an app does that reads a file.
@MainActor
@Suite("A saved scene restores only requests that the library can have stored (attacks M8, M9)")
struct InjectedRequestsTests {
  private enum Room: NavigationRoute {
    case hall, study, vault
    enum Guard: Hashable, Sendable { case key }
  }

  private struct RoomMap: NavigationMap {
    func destination(for route: Room) -> RouteDestination<Room> {
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

  private nonisolated static let intents = [
    #"{"evict":{"_0":[],"instead":ROUTE}}"#, #"{"releaseKept":{}}"#, #"{"back":{}}"#,
    #"{"dismiss":{"above":{"base":{}}}}"#,
    #"{"select":{"_0":{"member":{"of":{"raw":1},"at":0}}}}"#,
    #"{"select":{"_0":{"node":{"raw":1}}}}"#, #"{"close":{"_0":{"kept":{}}}}"#,
    #"{"proceed":{"to":ROUTE,"from":{"raw":1}}}"#, #"{"lookUp":{"pattern":"x","keeping":false}}"#,
    #"{"transaction":{"_0":[{"show":{"_0":[ROUTE],"keeping":false}},{"back":{}}]}}"#,
    #"{"transaction":{"_0":[{"transaction":{"_0":[{"show":{"_0":[ROUTE],"keeping":false}}]}}]}}"#,
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

  /// The scene with another intent for each of its requests; `ROUTE` becomes a route.
  private func inject(_ intent: String, into data: Data) throws -> Data {
    var whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var body = try #require(whole["body"] as? [String: Any])
    body["requests"] = try #require(body["requests"] as? [String]).map { text in
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      var request = try #require(object as? [String: Any])
      let own = try #require(request["intent"] as? [String: [String: Any]])
      let routes = try #require(own["show"]?["_0"] as? [Int])
      let route = try #require(routes.first)
      // Not parsed here: it may be nested without end.
      request["intent"] = "INTENT"
      let written = try JSONSerialization.data(withJSONObject: request)
      return String(decoding: written, as: UTF8.self)
        .replacing("\"INTENT\"", with: intent.replacing("ROUTE", with: "\(route)"))
    }
    whole["body"] = body
    return try JSONSerialization.data(withJSONObject: whole)
  }

  /// What a new scene is asked for, and says, when it restores the bytes.
  private func restored(
    _ data: Data
  ) async throws -> (navigator: Navigator<Room>, asked: [String], codes: [String]) {
    let navigator = Navigator(RoomMap(), guards: Away(), clock: TestClock())
    var (asked, codes) = ([String](), [String]())
    navigator.scene.onEvent = {
      if case .diagnosed(let diagnostic) = $0 { codes.append(diagnostic.code) }
      if case .requested(let it) = $0 { asked.append(it.intent) }
    }
    try await navigator.scene.restore(try SavedScene(reading: data)).arrival()
    await settle()
    return (navigator, asked, codes)
  }

  @Test func `what the library stores is read`() async throws {
    let data = try await parked().scene.save().data()
    let show = #"{"show":{"_0":[ROUTE],"keeping":false}}"#
    let (navigator, asked, codes) = try await restored(try inject(show, into: data))
    #expect(asked == ["restore", "show vault"] && codes.isEmpty)
    #expect(navigator.scene.parked.count == 1)
  }

  @Test(arguments: intents)
  func `attacks M8: what it never stores is left out, and it is said`(intent: String) async throws {
    let data = try await parked().scene.save().data()
    let (navigator, asked, codes) = try await restored(try inject(intent, into: data))
    #expect(asked == ["restore"] && codes == [Diagnostic.Code.waitingRequestLeftOut.rawValue])
    #expect(navigator.tree.picture == "(hall › study)" && navigator.scene.parked.isEmpty)
  }

  @Test(arguments: [2, 40, 80, 150, 10_000])
  func `attacks M9: nested without end, they are refused`(depth: Int) async throws {
    let data = try await parked().scene.save().data()
    let open = String(repeating: #"{"transaction":{"_0":["#, count: depth)
    let close = String(repeating: "]}}", count: depth)
    let nested = try inject("\(open){\"back\":{}}\(close)", into: data)
    #expect(try await restored(nested).codes == ["NAV110"])
  }

  @Test(arguments: [(2, true), (40, true), (80, false), (150, false), (10_000, false)])
  func `attacks M9: a log is read on a small stack`(depth: Int, isRead: Bool) async {
    let open = String(repeating: #"{"transaction":{"_0":["#, count: depth)
    let close = String(repeating: "]}}", count: depth)
    let signal = #"{"signal":{"lookedUp":{"_0":1,"_1":\#(open){"back":{}}\#(close)}}}"#
    let routes = #"{"names":[],"omitted":[],"places":"","texts":[],"types":[]}"#
    let text = #"""
      {"format":"portolan-log","version":1,"body":{"records":[],"routes":\#(routes),
      "signals":["\#(signal.replacing("\"", with: "\\\""))"]}}
      """#
    let problem: ArchiveProblem? = await withCheckedContinuation { continuation in
      let thread = Thread {
        do throws(ArchiveProblem) {
          _ = try LogFile(reading: Data(text.utf8))
          continuation.resume(returning: nil)
        } catch { continuation.resume(returning: error) }
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(problem == (isRead ? nil : .corrupt(field: "body.signals")))
  }
}
