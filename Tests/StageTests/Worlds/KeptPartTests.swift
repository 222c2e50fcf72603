import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite(
  "A kept part returns as it was, and no more parts stay than the limit allows (R11)", .serialized)
struct KeptPartTests {
  @Test("R11: at most keptPartLimit parts are kept", arguments: World.all, [0, 1, 2])
  func budget(world: World, limit: Int) async throws {
    let shop = StageShop()
    shop.navigator.scene.keptPartLimit = limit
    let stage = world.stage(shop)
    // The tabs have a controller of their own.
    let main = world.framework == .uiKit ? ["main", "products"] : ["products"]
    try await stage.settle()
    #expect(shop.alive.map(\.name) == main)
    shop.navigator.show(.login, options: .keepingReplacedPart)
    try await stage.advance(by: .seconds(2))
    #expect(shop.alive.map(\.name) == (limit > 0 ? main : []) + ["login"])
    shop.navigator.show(.lock, options: .keepingReplacedPart)
    try await stage.advance(by: .seconds(2))
    let kept = (limit > 1 ? main : []) + (limit > 0 ? ["login"] : [])
    #expect(shop.alive.map(\.name) == kept + ["lock"])
    let first = shop.navigator.showKept()
    try await stage.settle()
    #expect(first.ending == (limit > 0 ? "arrived" : "NAV014"))
    let second = shop.navigator.showKept()
    try await stage.settle()
    #expect(second.ending == (limit > 1 ? "arrived" : "NAV014"))
    try await shop.expect(["lock", "(login)", "main[*(products) | account…]"][limit], on: stage)
  }

  @Test(
    "R11: with its stack, its tab and its layers, whatever look it comes back by",
    arguments: World.all, [ScreenTransition.cut, .crossDissolve(), .slide(from: .leading)])
  func withAll(world: World, look: ScreenTransition) async throws {
    let shop = StageShop(showing: .product(id: 1), map: LookMap { _, _ in look })
    shop.session.isSignedIn = true
    let stage = world.stage(shop)
    try await stage.settle()
    for route in [Shop.order(id: 7), .checkout, .note] {
      shop.navigator.show(route)
      try await stage.settle()
    }
    let before = stage.picture
    #expect(
      before.hasSuffix(" | *(account › order(7))] ⇧ sheet (bag › checkout) ⇧ fullScreen (note)"))
    let (alive, builtCount) = (shop.alive.map(\.id), shop.builtCount)
    #expect(alive.count >= 6)
    shop.navigator.show(.lock, options: .keepingReplacedPart)
    try await shop.expect("lock", on: stage)
    shop.navigator.showKept()
    try await shop.expect(before, on: stage)
    try await stage.advance(by: .seconds(2))
    #expect(shop.alive.map(\.id) == alive)
    #expect(shop.builtCount == builtCount + 1, "the lock alone is new")
  }
}
