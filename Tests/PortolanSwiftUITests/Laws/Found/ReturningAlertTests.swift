import HeadlessSwiftUI
import Portolan
import Testing

/// Seed 1795964317: of dialogs SwiftUI sees only whether there is one, and it had not seen that the one before
/// had gone; the host waited for it until its deadline.
@MainActor @Suite("An alert can open in the same main-actor turn in which another alert closes")
struct ReturningAlertTests {
  @Test("by its button, and it wanted to be asked", arguments: World.each)
  func again(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.show(.reviews(of: 1), placed: .presented(.alert))
    await app.settle()
    try #require(app.front).askBeforeLeaving { .stay }
    let listener = app.navigator.scene.onEvent
    var isAgain = false
    app.navigator.scene.onEvent = { event in
      listener?(event)
      guard case .followed = event, !isAgain else { return }
      isAgain = true
      app.navigator.show(.reviews(of: 2), placed: .presented(.alert))
    }
    try app.screen.tap("Leave")
    await app.settle()
    #expect(isAgain)
    await app.expect("main[*(products) | account…] ⇧ alert (reviews(2))")
    #expect(!app.codes.contains("NAV088"))
  }
}
