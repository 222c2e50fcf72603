import Foundation
import HeadlessUIKit
import PortolanUIKit
import Testing

@testable import Portolan

@MainActor
@Suite("Folding or unfolding a phone at any moment loses no typed text, question or request (N32)")
struct FoldTests {
  /// An app on the outer display, with a field on each screen.
  private func folding(
    in world: World, _ body: @MainActor (DeskApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen(of: .duo)) { screen in
      let app = DeskApp(screen, screen.size)
      app.screens.build = { $0.addField() }
      app.navigator.show(.item(1))
      await app.settle()
      try await body(app)
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(screen.faults == [] && app.codes == [])
    }
  }

  @Test("text that is being typed in a card, its keyboard and its controller", arguments: World.all)
  func typing(world: World) async throws {
    try await folding(in: world) { app in
      app.navigator.show(.note)
      await app.settle()
      let note = try #require(app.fieldScreens.first { $0.name == "note" })
      let field = try #require(note.field)
      try app.screen.type("Ada", into: field)
      let kept = KeptScreens(of: app.peeked)
      app.screen.unfold()
      app.screen.advance(by: .milliseconds(100))
      app.screen.fold()
      app.screen.unfold()
      await app.settle()
      #expect(field.text == "Ada" && app.screen.keyboard === field)
      #expect(note.view.window === app.window && app.fieldScreens.count { $0.name == "note" } == 1)
      app.screen.rotate(to: CGSize(width: 669, height: 951), on: .duo)
      app.screen.fold()
      await app.settle()
      #expect(field.text == "Ada" && app.screen.keyboard === field)
      #expect(kept.isKept(in: KeptScreens(of: app.peeked)))
    }
  }

  @Test("a question before a screen closes, which is asked once", arguments: World.all)
  func question(world: World) async throws {
    try await folding(in: world) { app in
      let answer = SlowAnswer()
      let node = try #require(app.peeked.visiblePath.last)
      let context = try #require(ScreenContext<Desk>(node: node, in: app.scene))
      context.askBeforeLeaving { await answer.ask() }
      let request = app.navigator.show(.start)
      await app.breathe()
      for isOpen in [true, false, true] {
        if isOpen { app.screen.unfold() } else { app.screen.fold() }
        await app.breathe()
        app.screen.finishTransitions()
        #expect(answer.count == 1 && request.outcome == nil && app.peeked.contains(node))
      }
      answer.give(.stay)
      await app.settle()
      #expect(answer.count == 1 && request.outcome != nil && app.peeked.contains(node))
    }
  }

  @Test(
    "a popover, which is a card on the outer display and points on the inner one",
    arguments: World.all)
  func popover(world: World) async throws {
    try await folding(in: world) { app in
      app.screen.unfold()
      await app.settle()
      app.navigator.show(.note, placed: .presented(.popover(from: "field")))
      await app.settle()
      let note = try #require(app.root.presentedViewController)
      let kept = KeptScreens(of: app.peeked)
      #expect(app.shown.hasSuffix("popover (note)"))
      for _ in 0..<2 {
        app.screen.fold()
        await app.settle()
        #expect(app.root.presentedViewController === note && !app.screen.tapBesidePopover())
        app.screen.unfold()
        await app.settle()
        #expect(app.root.presentedViewController === note)
        #expect(kept.isKept(in: KeptScreens(of: app.peeked)))
      }
      #expect(app.screen.tapBesidePopover())
      await app.settle()
      #expect(app.peeked.layers.count == 1)
    }
  }

  /// When the display changes.
  private enum Moment: CaseIterable { case before, sameTurn, nextTurn, underWay }

  @Test("a request, whenever it comes", arguments: World.all, [true, false])
  func request(world: World, opens: Bool) async throws {
    for moment in Moment.allCases {
      try await folding(in: world) { app in
        if !opens { app.screen.unfold() }
        await app.settle()
        let change = { opens ? app.screen.unfold() : app.screen.fold() }
        if moment == .before { change() }
        let request = app.navigator.show(.page(3))
        if moment == .nextTurn || moment == .underWay { await app.breathe() }
        if moment == .underWay { app.screen.advance(by: .milliseconds(100)) }
        if moment != .before { change() }
        await app.settle()
        #expect(request.ending == "arrived", "\(moment)")
        let last = try #require(app.peeked.visiblePath.last)
        #expect(app.peeked.route(of: last) == AnyRoute(Desk.page(3)))
      }
    }
  }

  @Test("a phone's window that a person makes wide keeps what it shows", arguments: World.all)
  func resized(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen(of: .phone)) { screen in
      let app = DeskApp(screen, screen.size)
      await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
      screen.rotate(to: CGSize(width: 1_024, height: 768), on: .phone)
      let isNarrow = world.assumptions.resizedPhonesStayCompact
      await app.expect(
        isNarrow
          ? "desk{(list) > *(item(1) › page(0))}" : "desk{(list) | *(item(1) › page(0))}")
      #expect(app.split?.isCollapsed == isNarrow)
      screen.rotate(to: CGSize(width: 390, height: 844), on: .phone)
      await app.expect("desk{(list) > *(item(1) › page(0))}")
      #expect(app.codes == [])
    }
  }
}
