import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import PortolanSwiftUI
import Testing

@testable import Portolan

@MainActor
@Suite("Folding or unfolding a phone at any moment loses no typed text, question or request (N32)")
struct FoldTests {
  /// Runs a test in an app on the outer display, with a field on each screen.
  private func folding(
    in world: World, _ body: @MainActor (DeskApp) async throws -> Void
  ) async rethrows {
    let app = DeskApp(in: world, HeadlessDevice.duo.size, on: .duo, hasFields: true)
    app.navigator.show(.item(1))
    await app.settle()
    try await body(app)
    await app.settle()
    #expect(app.shown.withPopoversAsSheets == app.navigator.tree.picture.withPopoversAsSheets)
    #expect(app.screen.faults == [] && app.codes == [] && app.log.madeTwice == nil)
    app.screen.close()
  }

  @Test("text that is being typed in a card, which is its view's state", arguments: World.each)
  func typing(world: World) async throws {
    try await folding(in: world) { app in
      app.navigator.show(.note)
      await app.settle()
      let node = try #require(app.peeked.visiblePath.last)
      try app.screen.type("Ada", into: try #require(app.fields[node]))
      await app.settle()
      let kept = KeptScreens(of: app.peeked)
      app.screen.screen.unfold()
      await app.screen.breathe()
      app.screen.screen.fold()
      app.screen.screen.unfold()
      await app.settle()
      #expect(app.fields[node]?.value == "Ada" && app.fields[node]?.isFocused == true)
      app.screen.screen.rotate(to: CGSize(width: 669, height: 951), on: .duo)
      app.screen.screen.fold()
      await app.settle()
      #expect(app.fields[node]?.value == "Ada" && app.fields[node]?.isFocused == true)
      #expect(kept.isKept(in: KeptScreens(of: app.peeked)))
    }
  }

  @Test("a question before a screen closes, which is asked once", arguments: World.each)
  func question(world: World) async throws {
    try await folding(in: world) { app in
      let answer = SlowAnswer()
      let node = try #require(app.peeked.visiblePath.last)
      let context = try #require(ScreenContext<Desk>(node: node, in: app.navigator.scene))
      context.askBeforeLeaving { await answer.ask() }
      let request = app.navigator.show(.start)
      await app.screen.breathe()
      for isOpen in [true, false, true] {
        if isOpen { app.screen.screen.unfold() } else { app.screen.screen.fold() }
        await app.screen.breathe()
        app.screen.finishTransitions()
        #expect(answer.count == 1 && request.outcome == nil && app.peeked.contains(node))
      }
      answer.give(.stay)
      await app.settle()
      #expect(answer.count == 1 && request.outcome != nil && app.peeked.contains(node))
    }
  }

  @Test("a popover, which is a card on the outer display", arguments: World.each)
  func popover(world: World) async throws {
    try await folding(in: world) { app in
      app.screen.screen.unfold()
      await app.settle()
      app.navigator.show(.note, placed: .presented(.popover(from: "field")))
      await app.settle()
      let kept = KeptScreens(of: app.peeked)
      let models = app.log.made.count
      #expect(app.peeked.picture.hasSuffix("popover (note)"))
      #expect(app.screen.nodes.frontLayer.kind == .popover)
      for _ in 0..<2 {
        app.screen.screen.fold()
        await app.settle()
        #expect(app.screen.nodes.frontLayer.kind == .sheet)
        app.screen.screen.unfold()
        await app.settle()
        #expect(app.screen.nodes.frontLayer.kind == .popover)
        #expect(kept.isKept(in: KeptScreens(of: app.peeked)) && app.log.made.count == models)
      }
      try app.screen.tapBesidePopover()
      await app.settle()
      #expect(app.peeked.layers.count == 1)
    }
  }

  /// When the display changes.
  private enum Moment: CaseIterable { case before, sameTurn, nextTurn, underWay }

  @Test("a request, whenever it comes", arguments: World.each, [true, false])
  func request(world: World, opens: Bool) async throws {
    for moment in Moment.allCases {
      try await folding(in: world) { app in
        if !opens { app.screen.screen.unfold() }
        await app.settle()
        let change = { opens ? app.screen.screen.unfold() : app.screen.screen.fold() }
        if moment == .before { change() }
        let request = app.navigator.show(.page(3))
        if moment == .nextTurn { app.screen.turn() }
        if moment == .underWay { await app.screen.breathe() }
        if moment != .before { change() }
        await app.settle()
        #expect(request.ending == "arrived", "\(moment)")
        let last = try #require(app.peeked.visiblePath.last)
        #expect(app.peeked.route(of: last) == AnyRoute(Desk.page(3)))
      }
    }
  }

  @Test("a phone's window that a person makes wide keeps what it shows", arguments: World.each)
  func resized(world: World) async throws {
    let app = DeskApp(in: world, HeadlessDevice.phone.size, on: .phone)
    await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
    app.screen.screen.rotate(to: CGSize(width: 1_024, height: 768), on: .phone)
    await app.expect(
      world.assumptions.uikit.resizedPhonesStayCompact
        ? "desk{(list) > *(item(1) › page(0))}" : "desk{(list) | *(item(1) › page(0))}")
    app.screen.screen.rotate(to: CGSize(width: 390, height: 844), on: .phone)
    await app.expect("desk{(list) > *(item(1) › page(0))}")
    #expect(app.codes == [])
  }
}
