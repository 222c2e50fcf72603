import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Cellar: NavigationRoute {
  case door, room(Int)
  enum Guard: Hashable, Sendable { case deeper(Int) }
}

private struct CellarMap: NavigationMap {
  func destination(for route: Cellar) -> RouteDestination<Cellar> {
    switch route {
    case .door: return .screenInStack(.root)
    case .room(let number): return .screenInStack(.presented(.sheet), guards: [.deeper(number)])
    }
  }
}

private struct Downwards: GuardKeeper {
  func verdict(on rule: Cellar.Guard) async -> Verdict<Cellar> {
    switch rule {
    case .deeper(let number): return .detour(to: .room(number + 1))
    }
  }
}

@MainActor @Suite("A chain of detours that never ends is stopped with an error")
struct EndlessDetourTests {
  @Test func `a keeper that invents a detour each time is stopped`() async throws {
    let navigator = Navigator(CellarMap(), guards: Downwards(), clock: TestClock())
    try await navigator.navigate(to: .door)
    var caught: NavigationError?
    do throws(NavigationError) { try await navigator.navigate(to: .room(0)) } catch {
      caught = error
    }
    guard case .redirectLoop(let trail)? = caught else {
      Issue.record("It ended as \(String(describing: caught)).")
      return
    }
    #expect(trail.count == 22 && trail.first?.text == "room")
    #expect(navigator.tree.picture == "(door)")
    await eventually { navigator.scene.parked.isEmpty && !navigator.scene.isBusy }
  }
}
