import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A part switch that a newer switch has interrupted changes nothing when it ends (R5)")
struct ReplacedSwitchTests {
  @Test("a window gets its navigator back while its own switch still runs", arguments: World.each)
  func windowComesBack(world: World) async {
    let (log, clock) = (ScreenLog(), HeadlessClock())
    let navigator = Navigator(
      LookMap { _, _ in .crossDissolve() }, guards: ShopGuards(session: Session()), clock: clock)
    func open() -> HeadlessScene {
      HeadlessScene(profile: world.profile, assumptions: world.assumptions, clock: clock) {
        SceneRootView(navigator.scene, TestViews(log: log))
      }
    }
    navigator.show(.login)
    let first = open()
    await first.settle(navigator.scene, clock)
    navigator.show(.splash)
    await first.breathe()
    #expect(first.isTransitioning)
    let second = open()
    await second.breathe()
    second.close()
    second.letGo()
    await second.breathe()
    navigator.show(.main)
    await first.breathe()
    navigator.show(.lock, options: .keepingReplacedPart)
    let deadlines = await first.settle(navigator.scene, clock)
    #expect(deadlines == 0 && !navigator.scene.isBusy)
    #expect(picture(of: first.nodes) == navigator.tree.picture)
    navigator.show(.products)
    await first.settle(navigator.scene, clock)
    #expect(picture(of: first.nodes) == navigator.tree.picture)
    #expect(log.madeTwice == nil && first.faults == [])
  }
}
