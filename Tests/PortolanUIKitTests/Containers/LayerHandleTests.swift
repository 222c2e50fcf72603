import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

@MainActor
@Suite("A layer's dismiss closures act on that layer alone, and do nothing once it has closed")
struct LayerHandleTests {
  private let beneath = "main[*(products) | account…]"

  /// Shows a drawer over the tabs, and then a route over it; gives what the drawer was handed.
  private func showing(
    _ style: PresentationStyle, over drawer: PresentationStyle = .custom(Drawer.name),
    _ body: @MainActor (TestApp, PresentedScreen) async throws -> Void
  ) async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.note, placed: .presented(drawer))
      await app.rest()
      let handle = try #require(app.drawer.last?.screen)
      app.navigator.show(.reviews(of: 1), placed: .presented(style))
      await app.rest()
      try await body(app, handle)
    }
  }

  @Test(
    "M10: a drawer beneath another layer closes with that layer, and not the other one alone",
    arguments: [PresentationStyle.sheet, .alert, .custom(Drawer.name)])
  func beneathAnother(style: PresentationStyle) async throws {
    try await showing(style) { app, handle in
      handle.dismiss()
      await app.rest()
      await app.expect(beneath)
    }
  }

  @Test("M10: the handle of a drawer that has gone closes nothing", arguments: [false, true])
  func gone(isSameTurn: Bool) async throws {
    try await showing(.sheet) { app, handle in
      app.navigator.dismissAll()
      if !isSameTurn { await app.rest() }
      app.navigator.show(.bag)
      handle.dismiss()
      await app.rest()
      handle.dismiss()
      handle.wasDismissed()
      await app.rest()
      await app.expect(beneath + " ⇧ sheet (bag)")
    }
  }

  @Test func `a drawer that a person may not close stays, with what stands on it`() async throws {
    try await showing(.sheet, over: .custom(Drawer.name).notDismissable) { app, handle in
      handle.dismiss()
      await app.rest()
      await app.expect(beneath + " ⇧ custom (note) ⇧ sheet (reviews(1))")
    }
  }

  @Test func `what stands on a drawer is asked before both close`() async throws {
    try await showing(.sheet) { app, handle in
      let asked = Asked(.stay)
      try asked.hold(try #require(app.navigator.tree.visiblePath.last), in: app)
      handle.dismiss()
      await app.rest()
      await app.expect(beneath + " ⇧ custom (note) ⇧ sheet (reviews(1))")
      asked.verdict = .leave
      handle.dismiss()
      await app.rest()
      await app.expect(beneath)
      #expect(asked.count == 2)
    }
  }

  @Test(
    "the drag of a sheet asks its own screen, although a drawer stands on it", arguments: [0, 1])
  func draggedBeneathADrawer(layer: Int) async throws {
    try await TestApp.run { app in
      app.navigator.show(.main)
      app.navigator.show(.bag)
      app.navigator.show(.note, placed: .presented(.custom(Drawer.name)))
      await app.rest()
      let asked = Asked(.stay)
      let screens = [
        try #require(app.navigator.tree.node(of: Shop.bag)),
        try #require(app.navigator.tree.visiblePath.last),
      ]
      try asked.hold(screens[layer], in: app)
      #expect(!app.screen.beginSheetDrag())
      await app.rest()
      await app.expect(beneath + " ⇧ sheet (bag) ⇧ custom (note)")
      #expect(asked.count == 1)
      asked.verdict = .leave
      #expect(!app.screen.beginSheetDrag())
      await app.rest()
      await app.expect(beneath)
    }
  }
}

extension TestApp {
  /// Settles, and lets a drawer come to rest: its animation is no transition of UIKit's.
  fileprivate func rest() async {
    await settle()
    screen.advance(by: .seconds(1))
    await settle()
  }
}
