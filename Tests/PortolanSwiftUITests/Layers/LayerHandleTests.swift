import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("dismiss() of a sheet acts on that sheet alone, and does nothing once it has closed")
struct LayerHandleTests {
  private let beneath = "main[*(products) | account…]"

  @Test("S12: dismiss() of a sheet that has gone closes no other one", arguments: World.each)
  func staleDismissAction(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.bag)
    await app.settle()
    let bag = try #require(app.front?.node)
    app.navigator.dismissAll()
    await app.settle()
    app.navigator.show(.signIn)
    app.screen.perform { app.other.dismiss(bag) }
    await app.expect(beneath + " ⇧ sheet (signIn)")
    app.screen.perform { app.other.dismiss(bag) }
    await app.expect(beneath + " ⇧ sheet (signIn)")
    let signIn = try #require(app.front?.node)
    app.screen.perform { app.other.dismiss(signIn) }
    await app.expect(beneath)
  }

  @Test("dismiss() of a sheet beneath another closes both, when both agree", arguments: World.each)
  func dismissActionBeneath(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.bag)
    await app.settle()
    let bag = try #require(app.front?.node)
    app.navigator.show(.note, placed: .presented(.sheet))
    await app.settle()
    var verdict = ExitVerdict.stay
    app.front?.askBeforeLeaving { verdict }
    app.screen.perform { app.other.dismiss(bag) }
    await app.expect(beneath + " ⇧ sheet (bag) ⇧ sheet (note)")
    verdict = .leave
    app.screen.perform { app.other.dismiss(bag) }
    await app.expect(beneath)
  }
}
