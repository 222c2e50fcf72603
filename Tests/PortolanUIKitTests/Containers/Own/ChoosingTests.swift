import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A user's selection in the app's custom container asks the guards first")
struct ChoosingTests {
  private func run(
    on screen: HeadlessScreen = HeadlessScreen(), _ body: @MainActor (RoomApp) async throws -> Void
  ) async rethrows {
    try await RoomApp.run(on: screen) { app in
      app.navigator.show(.house)
      await app.settle()
      try await body(app)
    }
  }

  @Test("a member is entered, selected again as it was left", arguments: World.all)
  func chooses(world: World) async throws {
    try await run(on: world.screen) { app in
      app.navigator.show(.shelf(1))
      await app.settle()
      try app.screen.tap("attic")
      await app.expect("house#Hall[(kitchen › shelf(1)) | cellar… | *attic]")
      try app.screen.tap("kitchen")
      await app.expect("house#Hall[*(kitchen › shelf(1)) | cellar… | attic]")
    }
  }

  @Test("a guard that says no keeps everything as it is, and says so")
  func refuses() async throws {
    try await run { app in
      app.keys.hasKey = false
      let before = app.navigator.tree
      try app.screen.tap("cellar")
      await app.expect("house#Hall[*(kitchen) | cellar… | attic…]")
      #expect(app.navigator.tree == before)
      #expect(app.codes == ["NAV030"])
      app.keys.hasKey = true
      try app.screen.tap("cellar")
      await app.expect("house#Hall[(kitchen) | *(cellar) | attic…]")
    }
  }

  @Test("chosen again it goes to its first screen, and there nothing moves")
  func choosesAgain() async throws {
    try await run { app in
      app.navigator.show(.shelf(1))
      await app.settle()
      try app.screen.tap("kitchen")
      await app.expect("house#Hall[*(kitchen) | cellar… | attic…]")
      let before = app.events.count
      try app.screen.tap("kitchen")
      await app.settle()
      #expect(app.events.dropFirst(before).map(\.description) == ["tapped again at kitchen"])
    }
  }

  @Test("a place that is not there fails as gone, a container that is gone is asked nothing")
  func nowhere() async throws {
    try await run { app in
      let context = try #require(
        ScreenContext<Room>(node: app.navigator.tree.visiblePath[0], in: app.navigator.scene))
      for place in [3, -1, .max] {
        context.choose(place)
        await app.expect("house#Hall[*(kitchen) | cellar… | attic…]")
        #expect(app.codes.last == NavigationError.gone.diagnostic.code)
      }
      app.navigator.show(.tour)
      await app.settle()
      let events = app.events.count
      context.choose(1)
      #expect(app.events.count == events)
      app.navigator.scene.close()
      context.choose(1)
      #expect(app.events.count == events)
    }
  }

  @Test("a container that was turned by a finger is followed")
  func turned() async throws {
    try await RoomApp.run(.slow) { app in
      app.navigator.show(.attic)
      await app.settle()
      app.navigator.show(.kitchen)
      let hall = try #require(app.container as? SlowHall)
      hall.waiting.last?()
      await app.expect("house#Hall[*(kitchen) | cellar… | attic]")
      let house = app.navigator.tree.visiblePath[0]
      #expect(app.navigator.scene.mayBegin(.select(.member(of: house, at: 2))))
      #expect(
        !app.navigator.scene.mayBegin(.select(.member(of: house, at: 1))), "a slot is asked for")
      hall.turn(to: 2)
      app.navigator.scene.screenDidChange()
      await app.expect("house#Hall[(kitchen) | cellar… | *attic]")
    }
  }
}
