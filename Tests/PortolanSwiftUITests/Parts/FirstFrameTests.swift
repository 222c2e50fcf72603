import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("The first frame shows what was requested before it (R14)")
struct FirstFrameTests {
  private func firstFrame(_ routes: Shop..., in world: World) -> HeadlessScene {
    let navigator = Navigator(
      ShopMap(), guards: ShopGuards(session: Session()), clock: HeadlessClock())
    for route in routes { navigator.show(route) }
    return HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator.scene, TestViews(log: ScreenLog()))
    }
  }

  @Test("the splash, before any turn", arguments: World.each) func splash(world: World) {
    let screen = firstFrame(.splash, in: world)
    #expect(picture(of: screen.nodes) == "splash")
    #expect(screen.transitions == [])
  }

  @Test("a stack at its end, tabs and all", arguments: World.each) func deep(world: World) {
    let screen = firstFrame(.reviews(of: 1), in: world)
    #expect(screen.nodes.texts.contains("reviews(of: 1)"))
    #expect(screen.nodes.all(.screen).count == 3)
    #expect(screen.transitions == [])
    #expect(screen.faults == [])
  }

  @Test("nothing while nobody asked, and then what is asked for") func nothing() async {
    let app = TestApp(showing: nil)
    await app.settle()
    #expect(app.texts == [])
    let request = app.navigator.show(.splash)
    await app.expect("splash")
    #expect(request.ending == "arrived")
  }
}
