import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A pop by the user removes the screen from the path, in any order of writes (P9, S14)")
struct UserPopTests {
  private func start(_ world: World) async -> FiveApp {
    let app = FiveApp(in: world)
    app.stack.path = [.first, .second, .third]
    await app.expect([.first, .second, .third])
    return app
  }

  @Test(arguments: World.each) func aSwipeFinishedAndCancelled(world: World) async throws {
    let app = await start(world)
    try app.screen.beginSwipeBack()
    await app.breathe()
    #expect(app.stack.path == [.first, .second, .third], "the finger has not let go")
    app.screen.cancelSwipeBack()
    await app.expect([.first, .second, .third])
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.expect([.first, .second])
  }

  @Test(arguments: World.each) func theBackButton(world: World) async throws {
    let app = await start(world)
    try app.screen.tapBack()
    await app.expect([.first, .second])
    #expect(app.screen.changes().suffix(1) == ["pop"])
  }

  @Test(arguments: World.each, [0, 1, 2]) func theMenuOfBack(world: World, place: Int) async throws
  {
    let app = await start(world)
    try app.screen.tapBack(to: place)
    await app.expect(Array([Five.first, .second, .third].prefix(place)))
  }

  @Test(arguments: World.each) func afterwardsAnAppendGoesOnFromThere(world: World) async throws {
    let app = await start(world)
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.settle()
    app.stack.append(.fourth)
    await app.expect([.first, .second, .fourth])
  }

  @Test("it is told once, and asked for by nobody", arguments: World.each)
  func toldOnce(world: World) async throws {
    let app = await start(world)
    var followed = 0
    app.navigator.scene.onEvent = { event in
      if case .followed = event { followed += 1 }
      if case .diagnosed(let diagnostic) = event { Issue.record("\(diagnostic)") }
      if case .requested = event { Issue.record("\(event)") }
    }
    try app.screen.tapBack()
    await app.expect([.first, .second])
    #expect(followed == 1)
  }

  @Test("a path that is shown again after a pop builds a new screen", arguments: World.each)
  func againAfterAPop(world: World) async throws {
    let app = await start(world)
    let old = app.navigator.tree.visiblePath.last
    try app.screen.tapBack()
    await app.expect([.first, .second])
    app.stack.append(.third)
    await app.expect([.first, .second, .third])
    #expect(app.navigator.tree.visiblePath.last != old)
  }
}
