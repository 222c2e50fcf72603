import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A tab tapped while a screen is pushed is selected, and tree and screen agree")
struct TabDuringPushTests {
  @Test("a tab that was visited before", arguments: World.each)
  func visited(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.account)
    await app.settle()
    try app.screen.tapTab("products")
    await app.expect("main[*(products) | (account)]")
    app.navigator.push(.product(id: 1))
    await app.breathe()
    #expect(app.screen.isTransitioning)
    try app.screen.tapTab("account")
    // Nobody may have to wait for a deadline.
    for _ in 0..<6 {
      await app.breathe()
      app.screen.finishTransitions()
    }
    #expect(!app.navigator.scene.isBusy)
    #expect(app.navigator.tree.picture == "main[(products › product(1)) | *(account)]")
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.codes == [])
  }
}
