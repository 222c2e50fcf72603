import HeadlessSwiftUI
import Portolan
import TestSupport
import Testing

@MainActor @Suite("A request in a lock ends when the lock's window closes")
struct WindowlessCurtainTests {
  /// Seeds 27000000 and 27000067.
  @Test(
    "what it was asked for ends with the window, and then a request meets a guard",
    arguments: World.each, 0...2)
  func closed(world: World, turns: Int) async {
    let app = TestApp(in: world)
    await app.settle()
    let lock = app.navigator.show(.cover)
    let code = app.navigator.show(.code)
    for _ in 0..<turns { await app.breathe() }
    app.closeWindow(at: 0)
    app.navigator.show(.account)
    await app.breathe()
    #expect(lock.ending != "open")
    #expect(code.ending == "arrived")
    #expect(!app.navigator.scene.isBusyAnywhere)
    #expect(app.navigator.tree.picture == "main[*(products) | account…] ⇧ sheet (signIn)")
  }
}
