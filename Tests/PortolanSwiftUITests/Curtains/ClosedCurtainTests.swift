import HeadlessSwiftUI
import Portolan
import Testing

@MainActor @Suite("Law 6: a lock dies with its scene") struct ClosedCurtainTests {
  @Test("when the navigator is closed, and then the window", arguments: World.each)
  func closed(world: World) async {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    app.navigator.scene.close()
    await app.breathe()
    app.closeAllWindows()
    app.clock.advance(by: .seconds(3))
    await app.breathe()
    app.other.forgetDismissals { _ in false }
    #expect(app.log.livingNodes == [])
  }
}
