import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A link's screen is shown when the app becomes active, however early the link arrived")
struct ColdStartTests {
  @Test("S66: a layer is presented when the root has appeared", arguments: World.each)
  func layer(world: World) async {
    let app = TestApp(in: world, showing: nil, before: .checkout)
    await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
    #expect(app.codes == [])
  }

  @Test("S48: a path that is set while the scene is inactive", arguments: World.each)
  func inactive(world: World) async {
    let app = TestApp(in: world)
    await app.settle()
    app.screen.screen.resignActive()
    let request = app.navigator.show(.reviews(of: 1))
    await app.settle()
    #expect(request.ending == "arrived")
    app.screen.screen.becomeActive()
    await app.expect("main[*(products › product(1) › reviews(1)) | account…]")
    app.navigator.back()
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(app.codes == [])
  }

  @Test("S48: set again before it is active, the last counts", arguments: World.each)
  func twice(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.show(.product(id: 2))
    await app.settle()
    app.navigator.show(.products)
    await app.settle()
    app.screen.screen.becomeActive()
    await app.expect("main[*(products) | account…]")
  }

  @Test(
    "S48: the scene is active again in the turn of the push, or soon after", arguments: World.each,
    0...2)
  func soon(world: World, turns: Int) async {
    let app = TestApp(in: world)
    await app.settle()
    app.screen.screen.resignActive()
    let request = app.navigator.show(.product(id: 1))
    for _ in 0..<turns { app.screen.turn() }
    app.screen.screen.becomeActive()
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(request.ending == "arrived")
    #expect(app.codes == [])
  }

  @Test("S48: the scene becomes active while a layer comes", arguments: World.each)
  func beneathALayer(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.push(.product(id: 3))
    await app.breathe()
    app.navigator.show(.bag)
    app.screen.screen.becomeActive()
    await app.expect("main[*(products › product(1) › product(3)) | account…] ⇧ sheet (bag)")
    #expect(app.codes == [])
  }

  @Test(
    "S48: a layer comes over a kept part whose path was missed, when that is there",
    arguments: World.each)
  func inAKeptPart(world: World) async {
    let app = TestApp(in: world)
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.show(.reviews(of: 1))
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.breathe()
    let request = app.navigator.stack(.bag).set([.product(id: 5)])
    await app.breathe()
    app.screen.screen.becomeActive()
    await app.expect(
      "main[*(products › product(1) › reviews(1)) | account…] ⇧ sheet (bag › product(5))")
    #expect(request.ending == "arrived")
  }

  @Test(
    "S48: no screen is made twice in a stack that changes again behind another tab",
    arguments: World.each)
  func changedTwice(world: World) async {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    for route in [Shop.account, .product(id: 5)] {
      app.navigator.show(route)
      await app.settle()
    }
    app.screen.screen.resignActive()
    for route in [Shop.account, .products] {
      app.navigator.show(route)
      await app.breathe()
    }
    app.navigator.reset(to: .product(id: 1))
    app.screen.screen.becomeActive()
    await app.expect("main[*(product(1)) | (account)]")
    #expect(app.log.madeTwice == nil)
  }

  @Test(
    "S48: no screen is made twice when another tab is in front then",
    arguments: World.each, [false, true])
  func outOfSight(world: World, isRootReplaced: Bool) async {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    for route in [Shop.account, .reviews(of: 1)] {
      app.navigator.show(route)
      await app.settle()
    }
    app.screen.screen.resignActive()
    if isRootReplaced {
      app.navigator.reset(to: .product(id: 5))
    } else {
      app.navigator.stack(.products).set([.product(id: 5)])
    }
    await app.settle()
    app.navigator.show(.account)
    await app.settle()
    app.screen.screen.becomeActive()
    let products = isRootReplaced ? "product(5)" : "products › product(5)"
    await app.expect("main[(\(products)) | *(account)]")
    #expect(app.log.madeTwice == nil)
    #expect(app.codes == [])
  }

  @Test("S48: no screen is made twice in a stack that a cover hides then", arguments: World.each)
  func beneathACover(world: World) async {
    let app = TestApp(in: world, showing: .reviews(of: 1))
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.back()
    await app.settle()
    app.navigator.show(.note)
    await app.settle()
    app.screen.screen.becomeActive()
    await app.expect("main[*(products › product(1)) | account…] ⇧ fullScreen (note)")
    #expect(app.log.madeTwice == nil)
    app.navigator.dismiss()
    await app.expect("main[*(products › product(1)) | account…]")
  }

  @Test(
    "S48: a stack that goes when the scene becomes active is no leak", arguments: World.each, 0...3)
  func goes(world: World, turns: Int) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.show(.products)
    await app.settle()
    app.screen.screen.becomeActive()
    for _ in 0..<5 * turns { await Task.yield() }
    app.navigator.show(.splash)
    await app.expect("splash")
    app.clock.advance(by: .seconds(3))
    await app.settle()
    #expect(app.codes == [])
  }

  @Test("S48: a screen that stays until the scene is active is no leak", arguments: World.each)
  func staysLonger(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.show(.products)
    await app.settle()
    app.clock.advance(by: .seconds(10))
    await app.settle()
    app.screen.screen.becomeActive()
    await app.expect("main[*(products) | account…]")
    app.clock.advance(by: .seconds(10))
    await app.settle()
    #expect(app.codes == [])
  }
}
