import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Stairs: NavigationRoute {
  case step(Int)
  enum Guard: Hashable, Sendable { case further(Int) }
}

private struct StairsMap: NavigationMap {
  func destination(for route: Stairs) -> RouteDestination<Stairs> {
    switch route {
    case .step(let number): return .screen(.root, guards: [.further(number)])
    }
  }
}

private struct Upwards: GuardKeeper {
  func verdict(on rule: Stairs.Guard) async -> Verdict<Stairs> {
    switch rule {
    case .further(let number): return .redirect(to: .step(number + 1))
    }
  }
}

@MainActor @Suite("A chain of redirects that never ends is stopped with an error")
struct EndlessRedirectTests {
  @Test func `a keeper that invents a route each time is stopped`() async {
    let navigator = Navigator(StairsMap(), guards: Upwards(), clock: TestClock())
    var caught: NavigationError?
    do throws(NavigationError) { try await navigator.navigate(to: .step(0)) } catch {
      caught = error
    }
    guard case .redirectLoop(let trail)? = caught else {
      Issue.record("It ended as \(String(describing: caught)).")
      return
    }
    #expect(trail.first?.text == "step")
    #expect(navigator.tree.picture.isEmpty)
  }
}
