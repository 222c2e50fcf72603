import HeadlessSwiftUI
import Portolan
import Testing

@MainActor @Suite("Adopting another map on screen keeps the models of the open screens (C11)")
struct AdoptionTests {
  private let tabs = "main[*(products › product(1)) | (account › order(1))]"
  /// SwiftUI does not draw the tabs of new tabs before they are chosen.
  private let drawn = "main[*(products › product(1)) | account…]"

  /// Opens the product, and another tab in which an order is open.
  private func open(in world: World) async -> TestApp {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(.order(id: 1))
    await app.settle()
    app.navigator.show(.product(id: 1))
    await app.expect(tabs)
    return app
  }

  @Test("screens that move keep their models, there and back", arguments: World.each)
  func models(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    let before = app.log.livingNodes
    app.navigator.scene.adopt(LooseMap())
    await app.expect("(products) ⇧ sheet (product(1))")
    #expect(app.log.livingNodes == before)
    app.navigator.scene.adopt(ShopMap())
    await app.expect(drawn)
    #expect(app.log.livingNodes == before)
    #expect(app.log.madeTwice == nil)
    #expect(app.codes == [])
  }

  @Test("tabs become a container of the app's own, and tabs again", arguments: World.each)
  func custom(world: World) async {
    let app = await open(in: world)
    let before = app.log.livingNodes
    app.navigator.scene.adopt(BurgerMap())
    await app.settle()
    #expect(app.screen.nodes.all(.tabs).isEmpty)
    #expect(app.shown == "(products › product(1))")
    #expect(app.navigator.tree.picture == tabs.replacing("main[", with: "main#Burger["))
    app.navigator.scene.adopt(ShopMap())
    await app.settle()
    #expect(app.shown == drawn)
    #expect(app.log.livingNodes == before)
    #expect(app.codes == [])
  }

  @Test("what has no room closes, and its models are released", arguments: World.each)
  func closes(world: World) async {
    let app = await open(in: world)
    app.navigator.scene.adopt(LooseMap())
    await app.expect("(products) ⇧ sheet (product(1))")
    #expect(!app.log.alive.contains("order(id: 1)"))
    app.navigator.scene.adopt(ShopMap())
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(app.codes == [])
  }
}
