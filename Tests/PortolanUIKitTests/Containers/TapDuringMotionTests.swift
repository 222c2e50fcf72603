import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite(
  "A plan that waits for a transition starts only after the tap that ends that transition (U45)")
struct TapDuringMotionTests {
  /// Where a tap on a tab is animated.
  private nonisolated static let worlds = World.all.filter {
    $0.profile >= .iOS18 && $0.assumptions.animatesTabTaps != false
  }

  @Test("the motion is that of an earlier tap", arguments: worlds)
  func tapDuringTap(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      try await showTwoTabs(of: app)
      let replaced = Watch(app.stack)
      try tap(0, in: app)
      app.navigator.show(.order(id: 1))
      await app.breathe()
      try tap(1, in: app)
      await expectFront("main[(products) | *(account › order(1))]", in: app)
      #expect(!replaced.isAlive)
    }
  }

  @Test("the motion is that of a stack", arguments: worlds)
  func tapDuringPop(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      try await showTwoTabs(of: app)
      app.navigator.push(.product(id: 4))
      await app.settle()
      let replaced = Watch(app.stack)
      try app.screen.tap("Back")
      app.navigator.show(.order(id: 1))
      await app.breathe()
      try tap(0, in: app)
      await expectFront("main[(products) | *(account › order(1))]", in: app)
      #expect(!replaced.isAlive)
    }
  }

  /// Two tabs that were shown; the front one is replaced by an order.
  private func showTwoTabs(of app: TestApp) async throws {
    app.session.isSignedIn = true
    app.navigator.show(.products)
    await app.settle()
    app.navigator.show(.account)
    await app.settle()
    app.navigator.reset(to: .product(id: 3))
    await app.expect("main[(products) | *(product(3))]")
  }

  private func expectFront(_ picture: String, in app: TestApp) async {
    await app.expect(picture)
    #expect(app.front?.viewIfLoaded?.window != nil, "The selected tab is not in the window.")
    #expect(app.codes == [])
  }

  private func tap(_ place: Int, in app: TestApp) throws {
    app.screen.turn()
    try app.screen.tap(app.screen.tabs[place])
  }
}
