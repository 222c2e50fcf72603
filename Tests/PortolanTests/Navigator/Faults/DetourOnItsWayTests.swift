import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Guards that are asked again while a detour opens decide whether the detour is still needed")
struct DetourOnItsWayTests {
  enum Desk: NavigationRoute {
    case main, letters, bills, signIn
    enum Guard: Hashable, Sendable { case signedIn, slow }
  }

  private struct DeskMap: NavigationMap {
    func destination(for route: Desk) -> RouteDestination<Desk> {
      switch route {
      case .main: return .tabs([.letters, .bills], .root)
      case .letters: return .screenInStack(.member(of: .main))
      case .bills: return .screenInStack(.member(of: .main), guards: [.signedIn])
      case .signIn: return .screenInStack(.presented(.sheet), guards: [.slow])
      }
    }
  }

  @MainActor private final class Keeper: GuardKeeper {
    var isSignedIn = false
    let slow = Gate()

    func verdict(on rule: Desk.Guard) async throws -> Verdict<Desk> {
      switch rule {
      case .signedIn: return isSignedIn ? .allow : .detour(to: .signIn)
      case .slow:
        await slow.wait()
        return .allow
      }
    }
  }

  private let keeper = Keeper()

  /// Bills are asked for, and wait for a sign-in whose own guard has not answered.
  private func bills() async throws -> (Navigator<Desk>, NavigationRequest) {
    let navigator = Navigator(DeskMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .main)
    let request = navigator.show(.bills)
    await eventually { keeper.slow.isAwaited }
    return (navigator, request)
  }

  @Test func `what waits for it is tried again, and the detour is wanted no more`() async throws {
    let (navigator, request) = try await bills()
    keeper.isSignedIn = true
    await navigator.revalidate()
    try await request.arrival()
    keeper.slow.open()
    await settle()
    #expect(navigator.tree.picture == "main[(letters) | *(bills)]")
    #expect(navigator.scene.parked.count == 0 && !navigator.scene.isBusy)
  }

  @Test func `the same answer leads to the detour all the same, once`() async throws {
    let (navigator, request) = try await bills()
    await navigator.revalidate()
    keeper.slow.open()
    await eventually { navigator.tree.picture.contains("signIn") }
    #expect(navigator.scene.parked.count == 1)
    keeper.isSignedIn = true
    await navigator.revalidate()
    try await request.arrival()
    #expect(navigator.tree.picture.hasPrefix("main[(letters) | *(bills)]"))
  }

  @Test func `restored, it is tried again when a host shows the sign-in`() async throws {
    let (navigator, _) = try await bills()
    keeper.slow.open()
    await eventually { navigator.tree.picture.contains("signIn") }
    let saved = try SavedScene(reading: navigator.scene.save().data())
    let next = Navigator(DeskMap(), guards: keeper, clock: TestClock())
    let host = RecordingHost()
    next.scene.attach(host)
    try await next.scene.restore(saved).arrival()
    #expect(next.scene.parked.count == 1)
    keeper.isSignedIn = true
    await next.revalidate()
    await settle()
    #expect(next.tree.picture.hasPrefix("main[(letters) | *(bills)]"))
    #expect(next.scene.parked.count == 0)
  }
}
