import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A tap on a tab during a push or pop selects the tab, and the tree matches the screen")
struct TabDuringPushTests {
  @Test(
    "a tab that was visited before, during a push and a pop", arguments: World.all, [true, false])
  func visited(world: World, isPush: Bool) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.account)
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | (account)]")
      let request = isPush ? app.navigator.push(.product(id: 2)) : app.navigator.back()
      await app.breathe()
      #expect(app.screen.isTransitioning)
      try app.screen.tap("account")
      let products = isPush ? "products › product(1) › product(2)" : "products"
      await app.expect("main[(\(products)) | *(account)]")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
      try app.screen.tap("products")
      await app.expect("main[*(\(products)) | (account)]")
      #expect(app.codes == [])
    }
  }
}
