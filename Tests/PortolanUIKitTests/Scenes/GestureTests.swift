import HeadlessUIKit
import PortolanUIKit
import TestSupport
import Testing

@MainActor @Suite("The tree matches the screen after the user's swipes, drags and taps")
struct GestureTests {
  @Test func swipesBackCancelledAndFinished() async {
    await TestApp.run { app in
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      #expect(app.screen.beginSwipeBack())
      app.screen.cancelSwipeBack()
      await app.expect("main[*(products › product(3) › reviews(3)) | account…]")
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect("main[*(products › product(3)) | account…]")
    }
  }

  @Test func performsAfterASwipeWhatWasAskedDuringIt() async {
    await TestApp.run { app in
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      #expect(app.screen.beginSwipeBack())
      app.navigator.show(.product(id: 4))
      app.screen.cancelSwipeBack()
      await app.expect("main[*(products › product(4)) | account…]")
    }
  }

  @Test func dragsASheetAway() async {
    await TestApp.run { app in
      app.navigator.show(.checkout)
      await app.settle()
      #expect(app.screen.beginSheetDrag())
      app.screen.cancelSheetDrag()
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("what was asked for inside a sheet that goes comes with it again", arguments: World.all)
  func fillsWhatIsDraggedAway(world: World) async {
    await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen, map: BagTabsMap())
      app.navigator.show(.checkout)
      await app.settle()
      #expect(app.screen.beginSheetDrag())
      let request = app.navigator.show(.note)
      app.screen.finishSheetDrag()
      await app.settle()
      let picture = "main[*(products) | account…] ⇧ sheet (bag[(checkout) | *(note)])"
      #expect(app.navigator.tree.picture == picture)
      // On screen all tabs of these tests go by one name.
      #expect(app.shown == picture.replacing("bag", with: "main"))
      #expect(app.screen.faults == [])
      #expect(request.ending == "arrived")
    }
  }

  @Test func asksBeforeASlotIsEntered() async throws {
    try await TestApp.run { app in
      app.navigator.show(.products)
      await app.settle()
      try app.screen.tap("account")
      await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      app.session.isSignedIn = true
      await app.navigator.revalidate()
      await app.expect("main[(products) | *(account)]")
      try app.screen.tap("products")
      await app.expect("main[*(products) | (account)]")
    }
  }

  @Test func tapsBackAndTheTabAgain() async throws {
    try await TestApp.run { app in
      app.navigator.show(.reviews(of: 3))
      await app.settle()
      try app.screen.tap("Back")
      await app.expect("main[*(products › product(3)) | account…]")
      try app.screen.tap("products")
      await app.expect("main[*(products) | account…]")
    }
  }
}
