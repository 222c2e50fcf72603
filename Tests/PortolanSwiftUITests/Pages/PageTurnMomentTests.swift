import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

extension World {
  /// The worlds in which reports of appearance are left out, each with something else turned round.
  fileprivate static let silent = [HeadlessViewAssumptions.Neighbours.buildLate, .appear]
    .flatMap { neighbours in
      [HeadlessViewAssumptions.Moment.first, .last].map { moment in
        World.with {
          ($0.controllerReports, $0.neighbourPages, $0.pageWrites) = (.never, neighbours, moment)
          ($0.popWrites, $0.writesTwice) = (moment, true)
        }
      }
    }
}

@MainActor @Suite("The tree matches the screen after a change during a page swipe (N7)")
struct PageTurnMomentTests {
  nonisolated private static let worlds = World.each + World.silent

  /// Lets everything end, the deadlines too, and expects that screen and tree agree.
  private func rest(_ app: DeskApp, _ location: SourceLocation = #_sourceLocation) async {
    await app.settle()
    app.clock.advance(by: .seconds(3))
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture, sourceLocation: location)
    #expect(!app.navigator.scene.isBusy, sourceLocation: location)
    #expect(app.screen.faults == [], sourceLocation: location)
    #expect(!app.codes.contains("NAV061"), sourceLocation: location)
  }

  /// Turns pages and gives them back, so that another report is the one that never comes (S71).
  private func begin(_ app: DeskApp, _ count: Int) async {
    for _ in 0..<count {
      #expect(app.screen.beginPageSwipe(.left))
      app.screen.cancelPageSwipe()
    }
    await app.settle()
  }

  @Test("a screen that code closes on the page that goes is none of other code", arguments: worlds)
  func closedByCode(world: World) async {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(.line, "book<leaf(0) | *(leaf(1) › line) | leaf(2)… | leaf(3)…>")
      await begin(app, earlier)
      #expect(app.turn(.left))
      app.navigator.back()
      await rest(app)
      #expect(!app.shown.contains("line"))
    }
  }

  @Test("a tap on Back on the page that goes is followed", arguments: worlds)
  func tapped(world: World) async throws {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(.line, "book<leaf(0) | *(leaf(1) › line) | leaf(2)… | leaf(3)…>")
      await begin(app, earlier)
      #expect(app.screen.beginPageSwipe(.right))
      do throws(HeadlessTouchError) { try app.screen.tapBack() } catch { continue }
      await app.screen.breathe()
      app.screen.finishPageSwipe()
      await rest(app)
      #expect(!app.shown.contains("line"))
    }
  }

  @Test(
    "a change of the size while a finger gives a page back is followed", arguments: worlds,
    [DeskApp.narrow, DeskApp.wide])
  func resized(world: World, size: CGSize) async {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, size)
      for number in 0..<earlier {
        app.navigator.show(.item(number))
        await app.settle()
      }
      app.navigator.show(.photo(0))
      await app.settle()
      #expect(app.screen.beginPageSwipe(.left))
      await app.screen.breathe()
      app.screen.screen.rotate(to: size == DeskApp.wide ? DeskApp.narrow : DeskApp.wide, on: .pad)
      await app.screen.breathe()
      app.screen.cancelPageSwipe()
      await rest(app)
    }
  }

  @Test("a change of the size while a finger leaves pages is followed", arguments: worlds)
  func resizedDuringSwipe(world: World) async throws {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(
        .photo(0), "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) > empty…}")
      await begin(app, earlier)
      try app.screen.beginSwipeBack()
      app.screen.screen.rotate(to: DeskApp.wide, on: .pad)
      await app.screen.breathe()
      app.screen.cancelSwipeBack()
      await rest(app)
    }
  }

  @Test("a turn that ends out of sight while a request waits for it", arguments: worlds)
  func outOfSight(world: World) async {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.wide)
      await app.show(
        .photo(0), "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) | (empty)}")
      await begin(app, earlier)
      app.navigator.show(.empty)
      await app.settle()
      #expect(app.turn(.left))
      app.navigator.show(.page(0))
      app.screen.screen.rotate(to: DeskApp.narrow, on: .pad)
      await rest(app)
      #expect(app.shown.contains("page(0)"))
    }
  }

  @Test("a turn during a push closes nothing", arguments: worlds)
  func duringPush(world: World) async {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(.leaf(1), "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>")
      await begin(app, earlier)
      app.navigator.show(.line)
      await app.screen.breathe()
      _ = app.turn(.left)
      await rest(app)
      #expect(app.shown.contains("leaf(1) › line"))
    }
  }

  @Test("pages that code closes as a swipe begins go all the same", arguments: worlds)
  func overtaken(world: World) async throws {
    var lost = world.assumptions
    lost.pathDuringTransition = .lost
    for earlier in 0..<3 {
      let app = DeskApp(in: World(profile: world.profile, assumptions: lost), DeskApp.wide)
      await app.show(
        .photo(0), "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) | (empty)}")
      await begin(app, earlier)
      app.navigator.back()
      try app.screen.beginSwipeBack()
      await app.screen.breathe()
      app.screen.cancelSwipeBack()
      await rest(app)
      #expect(app.shown == "desk{*(list) | (empty)}")
    }
  }

  @Test("pages that a person turns and leaves are freed", arguments: worlds)
  func freed(world: World) async throws {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(
        .photo(0), "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) > empty…}")
      await begin(app, earlier)
      #expect(app.turn(.left))
      try app.screen.tapBack()
      await rest(app)
      #expect(app.shown == "desk{*(list) > empty…}")
    }
  }
}
