import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("The limit on waiting links counts every link that waits (attacks M7)")
struct InboxLimitTests {
  private enum Wing: NavigationRoute {
    case hall, room(Int)
    enum Guard: Hashable, Sendable { case open }
  }

  private struct WingMap: NavigationMap {
    func destination(for route: Wing) -> RouteDestination<Wing> {
      switch route {
      case .hall: return .screenInStack(.root)
      case .room: return .screen(.pushed(onto: .hall), guards: [.open])
      }
    }
  }

  /// Answers when the test says so.
  @MainActor private final class Porter: GuardKeeper {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var isAsked = false

    func verdict(on rule: Wing.Guard) async -> Verdict<Wing> {
      isAsked = true
      await withCheckedContinuation { waiting.append($0) }
      return .allow
    }

    func deadline(for rule: Wing.Guard) -> Duration? { nil }

    func open() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  private let porter = Porter()

  private func wing() async throws -> Navigator<Wing> {
    let links = LinkTable<Wing>(schemes: ["wing"]) {
      LinkPattern("/rooms/{number}", Wing.room) {
        if case .room(let number) = $0 { number } else { nil }
      }
    }
    let navigator = Navigator(WingMap(), guards: porter, links: links, clock: TestClock())
    try await navigator.navigate(to: .hall)
    navigator.scene.inboxLimit = 2
    return navigator
  }

  private func room(_ number: Int) throws -> URL {
    try #require(URL(string: "wing://rooms/\(number)"))
  }

  @Test(arguments: [true, false])
  func `the oldest end`(isOneTurn: Bool) async throws {
    let navigator = try await wing()
    var requests: [NavigationRequest] = []
    for number in 1...4 {
      requests.append(navigator.open(try room(number)))
      if !isOneTurn { await settle() }
    }
    await eventually { porter.isAsked }
    #expect(requests.map(\.hasEnded) == [true, true, false, false])
    for request in requests.prefix(2) {
      guard case .failure(.superseded)? = request.outcome else {
        Issue.record("\(String(describing: request.outcome))")
        continue
      }
    }
    await eventually {
      porter.open()
      return requests[3].outcome != nil
    }
    #expect(try requests[3].outcome?.get().route == AnyRoute(Wing.room(4)))
  }

  @Test func `a limit that falls ends the oldest at once`() async throws {
    let navigator = try await wing()
    let requests = [navigator.open(try room(1)), navigator.open(try room(2))]
    await eventually { porter.isAsked }
    navigator.scene.inboxLimit = .min
    #expect(requests.map(\.hasEnded) == [true, true])
    porter.open()
  }
}
