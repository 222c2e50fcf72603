import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A layer's dismiss closures act on that layer alone, and do nothing once it has closed")
struct LayerHandleTests {
  private let beneath = "main[*(products) | account…]"

  /// An app with a drawer over its tabs, and what the drawer was handed.
  private func drawer(
    in world: World, _ style: PresentationStyle = .custom(Drawer.name)
  ) async throws -> (app: TestApp, dismiss: @MainActor () -> Void) {
    let app = TestApp(in: world)
    await app.settle()
    app.navigator.show(.note, placed: .presented(style))
    await app.settle()
    return (app, try #require(app.other.drawers.last))
  }

  @Test("S5: a drawer beneath another layer closes with that layer", arguments: World.each)
  func beneathAnother(world: World) async throws {
    for style in [PresentationStyle.sheet, .alert, .fullScreen, .custom(Drawer.name)] {
      let (app, dismiss) = try await drawer(in: world)
      app.navigator.show(.reviews(of: 1), placed: .presented(style))
      await app.settle()
      app.screen.perform { dismiss() }
      await app.expect(beneath)
    }
  }

  @Test("S5: the handle of a drawer that has gone closes nothing", arguments: World.each)
  func gone(world: World) async throws {
    let (app, dismiss) = try await drawer(in: world)
    app.navigator.dismissAll()
    await app.settle()
    app.navigator.show(.bag)
    app.screen.perform { dismiss() }
    await app.expect(beneath + " ⇧ sheet (bag)")
    app.screen.perform { dismiss() }
    await app.expect(beneath + " ⇧ sheet (bag)")
  }

  @Test("what stands on a drawer is asked before both close", arguments: World.each)
  func asked(world: World) async throws {
    let (app, dismiss) = try await drawer(in: world)
    app.navigator.show(.bag, placed: .presented(.sheet))
    await app.settle()
    var verdict = ExitVerdict.stay
    var count = 0
    app.front?.askBeforeLeaving {
      count += 1
      return verdict
    }
    app.screen.perform { dismiss() }
    await app.expect(beneath + " ⇧ custom (note) ⇧ sheet (bag)")
    verdict = .leave
    app.screen.perform { dismiss() }
    await app.expect(beneath)
    #expect(count == 2)
  }

  @Test("a drawer that a person may not close stays, with what stands on it")
  func stays() async throws {
    let (app, dismiss) = try await drawer(
      in: World.all[0], .custom(Drawer.name).notDismissable)
    app.navigator.show(.bag, placed: .presented(.sheet))
    await app.settle()
    app.screen.perform { dismiss() }
    await app.expect(beneath + " ⇧ custom (note) ⇧ sheet (bag)")
  }

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

  @Test(
    "the drag of a sheet asks its own screen, and a drawer that stands on it", arguments: World.each
  )
  func draggedBeneathADrawer(world: World) async throws {
    for isDrawer in [false, true] {
      let app = TestApp(in: world)
      await app.settle()
      app.navigator.show(.bag)
      await app.settle()
      let bag = try #require(app.front)
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.settle()
      var verdict = ExitVerdict.stay
      let asking = isDrawer ? try #require(app.front) : bag
      asking.askBeforeLeaving { verdict }
      await app.settle()
      #expect(throws: (any Error).self) { try app.screen.beginSheetDrag() }
      await app.expect(beneath + " ⇧ sheet (bag) ⇧ custom (note)")
      verdict = .leave
      #expect(throws: (any Error).self) { try app.screen.beginSheetDrag() }
      await app.expect(beneath)
    }
  }
}
