import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "Closing a screen also closes the screens above it at the time of the call, but no later ones")
struct SameTurnCloseTests {
  @Test func `what is on its way when a layer closes itself is shown without it`() async throws {
    let navigator = Navigator(WardMap(), guards: WardKeeper(), clock: TestClock())
    try await navigator.navigate(to: .left)
    try await navigator.navigate(to: .refuge)
    let node = try #require(navigator.tree.visiblePath.last)
    let refuge = try #require(ScreenContext<Ward>(node: node, in: navigator.scene))
    let visit = navigator.show(.visit)
    refuge.close()
    await eventually { !navigator.scene.isBusy }
    #expect(visit.ending == "arrived")
    #expect(navigator.tree.picture == "hall[*(left) | right…] ⇧ sheet (visit)")
  }
}
