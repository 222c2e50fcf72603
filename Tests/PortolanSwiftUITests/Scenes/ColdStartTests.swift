import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("What a link asks for before the app is in front is there when it is")
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
