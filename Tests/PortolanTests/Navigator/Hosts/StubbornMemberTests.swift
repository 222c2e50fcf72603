import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanTesting

@MainActor @Suite("A member's guard is asked once while other code keeps that member in front")
struct StubbornMemberTests {
  /// After each plan other code takes away what was presented, and selects the second member again.
  @MainActor private final class StubbornHost: RecordingHost {
    var isStubborn = false

    override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) {
      performAtOnce(plan) {
        // Where the member is asked for without end, the test ends all the same.
        if isStubborn, plans.count < 50 {
          screen.dragAway()
          selectRight()
        }
        done()
      }
    }

    func selectRight() {
      for container in screen.reading.containers {
        if case .members = container.content { screen.choose(1, of: container.node) }
      }
    }
  }

  @Test func `until another one was in front`() async throws {
    let (keeper, host) = (WardKeeper(), StubbornHost())
    keeper.verdicts[.right] = .redirect(to: .refuge)
    let scene = try SceneNavigator(NavigationFeature(WardMap(), guards: keeper))
    var asked = 0
    scene.onEvent = { if case .answered = $0 { asked += 1 } }
    scene.attach(host)
    try await Navigator<Ward>(scene).navigate(to: .hall)
    asked = 0

    host.isStubborn = true
    host.selectRight()
    scene.screenDidChange()
    await eventually { !scene.isBusy }
    #expect(asked == 1 && host.plans.count < 10)

    host.isStubborn = false
    scene.screenDidChange()
    await eventually { !scene.isBusy }
    #expect(asked == 1 && scene.tree.picture == "hall[*(left) | right…]")
    #expect(scene.tree.agrees(with: host.screen.reading), "the member before is back")

    host.selectRight()
    scene.screenDidChange()
    await eventually { !scene.isBusy }
    #expect(asked == 2 && scene.tree.picture == "hall[*(left) | right…] ⇧ sheet (refuge)")
  }
}
