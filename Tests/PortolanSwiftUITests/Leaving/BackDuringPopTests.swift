import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("Back during a pop also pops the next screen, unless that screen has an exit guard (U46)")
struct BackDuringPopTests {
  /// Before iOS 26 both wait for the end of what moves.
  private nonisolated static let worlds = World.each.map {
    World(profile: .iOS26, assumptions: $0.assumptions)
  }

  /// What takes a screen away.
  enum Way: CaseIterable, Sendable {
    case request, button, swipe, contentSwipe

    static var touches: [Way] { [.button, .swipe, .contentSwipe] }
  }

  private func start(in world: World) async -> TestApp {
    let app = TestApp(in: world, showing: .reviews(of: 1))
    for id in 2...3 { app.navigator.push(.product(id: id)) }
    await app.settle()
    return app
  }

  private func go(_ way: Way, _ app: TestApp) throws {
    switch way {
    case .request: app.navigator.back()
    case .button: try app.screen.tapBack()
    case .swipe: try app.screen.beginSwipeBack()
    case .contentSwipe: try app.screen.beginSwipeBackInContent()
    }
    app.screen.finishSwipeBack()
  }

  @Test("the next one goes too", arguments: worlds, Way.allCases)
  func oneAfterTheOther(world: World, way: Way) async throws {
    for touch in Way.touches {
      let app = await start(in: world)
      try go(way, app)
      await app.breathe()
      #expect(app.screen.isTransitioning)
      try go(touch, app)
      await app.expect("main[*(products › product(1) › reviews(1)) | account…]")
    }
  }

  @Test("a screen that comes to the front so, and wants to be asked, stays", arguments: worlds)
  func asks(world: World) async throws {
    for way in Way.allCases {
      for touch in Way.touches {
        let app = await start(in: world)
        let node = try #require(app.navigator.tree.visiblePath.last)
        let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
        context.askBeforeLeaving { .stay }
        app.navigator.push(.product(id: 4))
        await app.settle()
        try go(way, app)
        await app.breathe()
        #expect(throws: (any Error).self) { try go(touch, app) }
        await app.expect(asking)
        // A swipe that came meanwhile has not changed what the screen says at rest.
        #expect(throws: (any Error).self) { try app.screen.beginSwipeBack() }
        await app.expect(asking)
      }
    }
  }

  @Test("a swipe to it that is taken back leaves the swipes to what came back", arguments: worlds)
  func takenBack(world: World) async throws {
    let app = await start(in: world)
    let node = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
    context.askBeforeLeaving { .stay }
    app.navigator.push(.product(id: 4))
    await app.settle()
    for _ in 0..<2 {
      try app.screen.beginSwipeBack()
      app.screen.cancelSwipeBack()
      await app.settle()
    }
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.expect(asking)
  }

  private let asking = """
    main[*(products › product(1) › reviews(1) › product(2) › product(3)) | account…]
    """
}
