import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A kept part returns as it was, and no more parts stay than the limit allows (R11)")
struct KeptPartTests {
  @Test("R11: it stays in the view hierarchy, out of sight and out of reach", arguments: World.all)
  func outOfReach(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.expect("lock")
    #expect(app.texts == ["lock"])
    #expect(app.screen.tappable.filter { $0 == "Close" }.count == 1)
    let kept = app.screen.nodes.all(.text).filter { $0.label == "product(id: 1)" }
    #expect(kept.count == 1, "it keeps its state where it is")
    #expect(kept.allSatisfy { $0.isHiddenFromAccessibility && !$0.isVisible && !$0.isHittable })
  }

  @Test("R11: at most keptPartLimit parts are kept", arguments: [0, 1, 2])
  func budget(limit: Int) async {
    let app = TestApp()
    app.navigator.scene.keptPartLimit = limit
    await app.settle()
    app.navigator.show(.login, options: .keepingReplacedPart)
    await app.settle()
    #expect(app.log.alive.contains("products") == (limit > 0))
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.settle()
    #expect(app.log.alive.contains("login") == (limit > 0))
    #expect(app.log.alive.contains("products") == (limit > 1))
    let first = app.navigator.showKept()
    await app.settle()
    #expect(first.ending == (limit > 0 ? "arrived" : "NAV014"))
    let second = app.navigator.showKept()
    await app.settle()
    #expect(second.ending == (limit > 1 ? "arrived" : "NAV014"))
    await app.expect(["lock", "(login)", "main[*(products) | account…]"][limit])
  }

  @Test(
    "R11: with its stack, its tab and its layers, whatever look it comes back by",
    arguments: World.each,
    [ScreenTransition.cut, .crossDissolve(), .slide(from: .leading)])
  func withAll(world: World, look: ScreenTransition) async {
    let app = TestApp(map: LookMap { _, _ in look }, in: world, showing: .product(id: 1))
    app.session.isSignedIn = true
    await app.settle()
    for route in [Shop.order(id: 7), .checkout, .note] {
      app.navigator.show(route)
      await app.settle()
    }
    let before = app.shown
    let made = app.log.made.count
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.expect("lock")
    #expect(app.screen.nodes.all(.sheet).isEmpty)
    app.navigator.showKept()
    await app.expect(before)
    #expect(app.log.made.count == made + 1, "the lock alone is new")
    #expect(app.log.madeTwice == nil)
  }
}
