import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A question whose request fails immediately throws the reason (attacks L8)")
struct RefusedQuestionTests {
  private struct Unlocking: ScreenQuestion {
    typealias Answer = Bool
    var route: Strongroom { .lock }
  }

  @Test func `a curtain that has no place`() async throws {
    let bank = try await StrongroomShift(isHosted: false)
    let host = WindowlessHost()
    bank.scene.attach(host)
    await #expect(throws: NavigationError.noPlaceForCurtain(route: AnyRoute(Strongroom.lock).label))
    {
      try await bank.navigator.ask(Unlocking())
    }
  }

  @Test func `a scene that has closed`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.scene.close()
    await #expect(throws: NavigationError.sceneGone) { try await bank.navigator.ask(Unlocking()) }
  }
}

/// Has one window and no other.
@MainActor private final class WindowlessHost: RecordingHost {
  override func raise(_ curtain: SceneNavigator) -> Bool { false }
}
