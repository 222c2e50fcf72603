import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A request made while a tab is being selected waits for the tab, and arrives")
struct TabDuringPushTests {
  @Test(arguments: World.each)
  func whileATabComes(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.account)
    await app.settle()
    try app.screen.tapTab("products")
    await app.breathe()
    let isMoving = world.profile >= .iOS18 && world.assumptions.tabChanges == .animated
    #expect(app.screen.isTransitioning == isMoving)
    let request = app.navigator.show(.product(id: 1))
    await app.breathe()
    #expect((request.outcome == nil) == app.screen.isTransitioning)
    for _ in 0..<6 {
      await app.breathe()
      app.screen.finishTransitions()
    }
    #expect(request.ending == "arrived")
    await app.expect("main[*(products › product(1)) | (account)]")
    #expect(app.codes == [])
  }
}
