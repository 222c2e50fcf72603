import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

@MainActor
@Suite("A screen that closed on adopting another map shows its content when it opens again")
struct CameBackTests {
  /// Seed 1795798289: the screen had left the tree when it was built, and came back as an empty one.
  @Test("its screens are not empty", arguments: World.each, [false, true])
  func filled(world: World, isInactive: Bool) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.reset(to: .product(id: 1))
    await app.rest()
    if isInactive { app.screen.screen.resignActive() }
    app.navigator.reset(to: .product(id: 2))
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.breathe()
    app.navigator.stack(.bag).set([.product(id: 4), .product(id: 5)], as: .pop)
    app.navigator.scene.adopt(LooseMap())
    await app.breathe()
    app.navigator.show(.bag)
    await app.rest()
    #expect(app.disagreement() == nil)
    #expect(app.shown.contains("bag"))
  }
}
