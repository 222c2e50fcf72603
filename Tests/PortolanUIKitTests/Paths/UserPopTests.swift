import HeadlessUIKit
import PortolanUIKit
import Testing

@MainActor @Suite("A screen that the user or the system pops leaves the path (P9)")
struct UserPopTests {
  private func run(
    _ world: World, _ body: @MainActor (FiveApp) async throws -> Void
  ) async rethrows {
    try await FiveApp.run(on: world.screen) { app in
      app.stack.path = [.first, .second, .third]
      await app.expect([.first, .second, .third])
      try await body(app)
    }
  }

  @Test(arguments: World.all) func aSwipeFinishedAndCancelled(world: World) async {
    await run(world) { app in
      #expect(app.screen.beginSwipeBack())
      #expect(app.stack.path == [.first, .second, .third])
      app.screen.cancelSwipeBack()
      await app.expect([.first, .second, .third])
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect([.first, .second])
    }
  }

  @Test(arguments: World.all) func theBackButton(world: World) async throws {
    try await run(world) { app in
      try app.screen.tap("Back")
      await app.expect([.first, .second])
    }
  }

  /// The menu pops several at once through `popToViewController` (U38).
  @Test(arguments: World.all, [0, 1, 2]) func theMenuOfBack(world: World, place: Int) async {
    await run(world) { app in
      app.controllers.popToViewController(app.controllers.viewControllers[place], animated: true)
      await app.expect(Array([Five.first, .second, .third].prefix(place)))
    }
  }

  @Test(arguments: World.all) func thePopOfOtherCode(world: World) async {
    await run(world) { app in
      app.controllers.popToRootViewController(animated: false)
      await app.settle()
      app.navigator.scene.screenDidChange()
      await app.expect([])
    }
  }

  @Test(arguments: World.all) func afterwardsAnAppendGoesOnFromThere(world: World) async {
    await run(world) { app in
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.settle()
      app.stack.append(.fourth)
      await app.expect([.first, .second, .fourth])
    }
  }
}
