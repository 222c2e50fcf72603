import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The host releases everything that belongs to a closed screen's node (law 6)")
struct ReleaseTests {
  private func front(of app: TestApp) -> Watch { Watch(app.root.frontScreen) }

  @Test func afterVerbsAndGesturesAlike() async throws {
    try await TestApp.run { app in
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      let byButton = front(of: app)
      try app.screen.tap("Back")
      await app.settle()
      let bySwipe = front(of: app)
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.settle()
      app.navigator.show(.bag)
      await app.settle()
      let byDrag = front(of: app)
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.settle()
      app.navigator.show(.product(id: 2))
      await app.settle()
      let byVerb = front(of: app)
      app.navigator.back()
      await app.settle()
      #expect([byButton, bySwipe, byDrag, byVerb].map(\.isAlive) == [false, false, false, false])
    }
  }

  @Test("N19: what outlives its screen is named") func namesALeak() async {
    await TestApp.run { app in
      app.navigator.show(.product(id: 7))
      await app.settle()
      let leaked = app.root.frontScreen
      app.navigator.back()
      await app.settle()
      await app.outwait()
      #expect(app.codes == [])
      await app.outwait()
      let codes = app.events.compactMap { event in
        if case .diagnosed(let diagnostic) = event { return diagnostic } else { return nil }
      }
      #expect(codes.map(\.code) == ["NAV061"])
      #expect(codes.first?.what == "TestScreen of product outlived its screen.")
      withExtendedLifetime(leaked) {}
    }
  }

  @Test("U169: what UIKit holds a while longer is no leak", arguments: World.all)
  func heldForAWhile(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      try app.screen.tap("Back")
      await app.settle()
      app.navigator.show(.bag)
      await app.settle()
      app.navigator.dismiss()
      await app.settle()
      await app.outwait()
      await app.outwait()
      #expect(app.codes == [])
    }
  }

  @Test func aMemoryWarningEndsKeptParts() async {
    await TestApp.run { app in
      app.navigator.show(.products)
      await app.settle()
      let kept = front(of: app)
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.settle()
      #expect(kept.isAlive)
      app.screen.sendMemoryWarning()
      await app.settle()
      #expect(!kept.isAlive)
      app.navigator.showKept()
      await app.expect("lock")
    }
  }

  @Test("a push that iOS holds back while its window closes ends with the scene")
  func heldBack() async {
    await HeadlessScreen.run(on: HeadlessScreen(profile: .iOS17)) { screen in
      let stack = await closeWhileHeldBack(on: screen)
      for _ in 0..<10 {
        for _ in 0..<20 { await Task.yield() }
        screen.turn()
      }
      #expect(!stack.isAlive)
    }
  }

  /// Closes the window before a push has begun that comes in the turn of another edit (U33).
  private func closeWhileHeldBack(on screen: HeadlessScreen) async -> Watch {
    let app = TestApp(screen)
    app.navigator.show(.main)
    await app.settle()
    if let stack = app.stack { stack.viewControllers = stack.viewControllers }
    app.navigator.push(.product(id: 1))
    #expect(app.stack?.viewControllers.count == 1)
    app.navigator.scene.close()
    app.closeAllWindows()
    await app.settle()
    return Watch(app.stack)
  }
}
