import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A tap on a tab during a push selects the tab, and the tree matches the screen")
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

  @Test("what is asked for while a tab comes waits for it, and arrives", arguments: World.each)
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

  @Test("taps on one tab after another end at the last", arguments: World.each)
  func tapsInARow(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.account)
    await app.settle()
    for tab in ["products", "account", "products"] {
      try app.screen.tapTab(tab)
      app.screen.turn()
    }
    for _ in 0..<6 {
      await app.breathe()
      app.screen.finishTransitions()
    }
    #expect(!app.navigator.scene.isBusy)
    await app.expect("main[*(products) | (account)]")
  }
}
