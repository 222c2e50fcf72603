import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("A lock is released with its scene, whatever other code presents over the lock (law 6)")
struct ClosedCurtainTests {
  @Test("when the navigator is closed, and then the window", arguments: World.each)
  func closed(world: World) async {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    app.navigator.scene.close()
    await app.breathe()
    app.closeAllWindows()
    app.clock.advance(by: .seconds(3))
    await app.breathe()
    app.other.forgetDismissals { _ in false }
    #expect(app.log.livingNodes == [])
  }

  /// An app with a lock, over which other code shows something.
  private func locked(in world: World, beneath way: OtherCode.Way) async throws -> TestApp {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.cover)
    await app.settle()
    let cover = try #require(app.log.livingNodes.first { app.log.made[$0] == "cover" })
    app.other.show(way, from: cover)
    await app.settle()
    return app
  }

  /// Seeds 177, 920000017 and 920000026.
  @Test(
    "also when other code shows something over it, or has shown it", arguments: World.each,
    OtherCode.Way.allCases)
  func beneathOthers(world: World, way: OtherCode.Way) async throws {
    for isGone in [true, false] {
      let app = try await locked(in: world, beneath: way)
      weak let window = app.screen.screen.windows.last
      weak let root = window?.rootViewController
      if isGone {
        app.other.takeAway()
        await app.settle()
      }
      app.navigator.scene.close()
      app.closeAllWindows()
      app.clock.advance(by: .seconds(3))
      await app.breathe()
      app.other.forgetDismissals { _ in false }
      await app.breathe()
      #expect(app.log.livingNodes == [])
      #expect(window == nil && root == nil, "\(isGone)")
    }
  }

  /// Seed 1795905592.
  @Test(
    "also when what other code has shown over it goes while the window closes",
    arguments: World.each, OtherCode.Way.allCases)
  func withOthersThatGo(world: World, way: OtherCode.Way) async throws {
    for turns in 0...3 {
      let app = try await locked(in: world, beneath: way)
      weak let window = app.screen.screen.windows.last
      weak let root = window?.rootViewController
      app.other.takeAway()
      for _ in 0..<turns { await app.screen.passTurn() }
      app.closeAllWindows()
      await app.breathe()
      app.navigator.scene.close()
      app.clock.advance(by: .seconds(3))
      await app.breathe()
      app.other.forgetDismissals { _ in false }
      await app.breathe()
      #expect(app.log.livingNodes == [], "\(turns)")
      #expect(window == nil && root == nil, "\(turns)")
    }
  }
}
