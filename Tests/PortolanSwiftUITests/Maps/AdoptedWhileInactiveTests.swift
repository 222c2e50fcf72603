import HeadlessSwiftUI
import Portolan
import Testing

@MainActor
@Suite(
  "A new map moves a screen out of a stack, even if SwiftUI missed the stack's last path (S48)")
struct AdoptedWhileInactiveTests {
  /// Seed 1795878861.
  @Test(
    "it stands in its sheet alone", arguments: World.each, [Shop.product(id: 1), .reviews(of: 1)])
  func movedToSheet(world: World, first: Shop) async {
    let app = TestApp(in: world, showing: first)
    await app.settle()
    app.screen.screen.resignActive()
    if first != .product(id: 1) { app.navigator.back() }
    await expectMoved(in: app)
  }

  /// The steps of that seed.
  @Test("nor does it come onto the stack then", arguments: World.each, [false, true])
  func missedAltogether(world: World, breathes: Bool) async {
    let app = TestApp(in: world)
    await app.settle()
    app.screen.screen.resignActive()
    app.navigator.show(.reviews(of: 1))
    if breathes { await app.breathe() }
    app.navigator.back()
    await expectMoved(in: app)
  }

  private func expectMoved(in app: TestApp) async {
    app.navigator.scene.adopt(LooseMap())
    await app.settle()
    app.screen.screen.becomeActive()
    await app.expect("(products) ⇧ sheet (product(1))")
    #expect(app.log.madeTwice == nil)
    #expect(app.codes == [])
  }
}
