import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A screen's model is released with its node, whatever closes the screen (law 6)")
struct ModelReleaseTests {
  /// How a screen goes.
  enum Way: CaseIterable, Sendable {
    case back, button, longPress, swipe, path, reset, part, close
    case drag, dismissal, routeBeneath, signOut, keptPartGivenUp
  }

  /// Shows `product(1) › reviews(1)`, or an order, or sheets over products.
  private func start(_ way: Way, _ app: TestApp) async {
    switch way {
    case .drag, .dismissal, .routeBeneath: app.navigator.show(.checkout)
    case .signOut:
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
    default: app.navigator.show(.reviews(of: 1))
    }
    await app.settle()
  }

  private func leave(_ way: Way, _ app: TestApp) async throws {
    let (navigator, screen) = (app.navigator, app.screen)
    switch way {
    case .back: navigator.back()
    case .button: try screen.tapBack()
    case .longPress: try screen.tapBack(to: 0)
    case .swipe:
      try screen.beginSwipeBack()
      screen.finishSwipeBack()
    case .path: navigator.stack(.products).path = [.product(id: 5)]
    case .reset: navigator.reset(to: .product(id: 5))
    case .part: navigator.show(.login)
    case .close: try screen.tap("Close")
    case .drag:
      try screen.beginSheetDrag()
      screen.finishSheetDrag()
    case .dismissal: navigator.dismiss()
    case .routeBeneath: navigator.show(.product(id: 5))
    case .signOut:
      app.session.isSignedIn = false
      await app.revalidate()
    case .keptPartGivenUp:
      navigator.scene.keptPartLimit = 0
      navigator.show(.lock, options: .keepingReplacedPart)
    }
  }

  @Test(arguments: World.all, Way.allCases)
  func goesWithItsNode(world: World, way: Way) async throws {
    let app = TestApp(in: world)
    await start(way, app)
    let before = Set(app.log.livingNodes)
    try await leave(way, app)
    await app.settle()
    let gone = before.filter { !app.navigator.tree.contains($0) }
    #expect(!gone.isEmpty, "\(app.shown)")
    #expect(gone.isDisjoint(with: app.log.livingNodes), "\(app.log.alive) live")
    #expect(app.shown == app.navigator.tree.picture)
    app.clock.advance(by: .seconds(5))
    await app.settle()
    #expect(app.codes == [])
    #expect(app.screen.faults == [])
  }

  @Test("when the scene ends none is left", arguments: World.all)
  func withTheScene(world: World) async {
    let app = TestApp(in: world, showing: .checkout)
    await app.settle()
    app.navigator.scene.close()
    app.screen.close()
    await app.breathe()
    #expect(app.log.alive == [])
    #expect(app.log.made.count == 3)
  }
}
