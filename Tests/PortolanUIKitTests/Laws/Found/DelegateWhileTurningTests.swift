import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A page swipe asks the guards even if other code replaces the page controller's delegate")
struct DelegateWhileTurningTests {
  private static let one = "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>"

  @Test("a page that wants to be asked for is asked for", arguments: World.all, Moment.allCases)
  func asks(world: World, moment: Moment) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      app.door.verdict = .deny("closed")
      await app.show(.leaf(1), Self.one)
      let other = OtherDelegate()
      let pages = try #require(app.pages)
      if moment == .begin { pages.delegate = other }
      #expect(app.screen.beginPageSwipe(.left))
      if moment == .hold { pages.delegate = other }
      app.screen.turn()
      app.screen.finishPageSwipe()
      if moment == .end {
        app.screen.advance(by: .milliseconds(299))
        pages.delegate = other
        app.screen.advance(by: .milliseconds(1))
      }
      await app.expect(Self.one)
      #expect(app.door.asked == 1 && app.shows(.leaf(1)))
      #expect(app.codes.filter { $0 == "NAV150" }.count == 1)
      app.door.verdict = .allow
      #expect(app.turn(.left))
      await app.expect("book<leaf(0) | (leaf(1)) | *leaf(2) | leaf(3)>")
      #expect(app.shows(.leaf(2)))
    }
  }

  /// Seed 7079 of the splits: the request set a page while the finger still pulled at another.
  @Test("a request waits until the finger lets go", arguments: World.all, [true, false])
  func waits(world: World, finishes: Bool) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.leaf(1), Self.one)
      let other = OtherDelegate()
      #expect(app.screen.beginPageSwipe(.left))
      app.navigator.show(.leaf(3))
      await app.breathe()
      try #require(app.pages).delegate = other
      app.screen.turn()
      await app.breathe()
      #expect(app.screen.faults == [] && app.screen.isGestureRunning)
      if finishes { app.screen.finishPageSwipe() } else { app.screen.cancelPageSwipe() }
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      // The page that the finger has pulled in is asked for after the request.
      #expect(app.shows(finishes ? .leaf(2) : .leaf(3)) && app.screen.faults == [])
    }
  }

  /// Seed 7113 of the splits: the page that the finger had left wanted to be asked for.
  @Test("one turn follows the other", arguments: World.all)
  func several(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      await app.show(.leaf(1), Self.one)
      let other = OtherDelegate()
      #expect(app.turn(.left))
      #expect(app.turn(.left))
      #expect(app.screen.beginPageSwipe(.right))
      try #require(app.pages).delegate = other
      app.screen.turn()
      app.screen.advance(by: .milliseconds(100))
      app.screen.cancelPageSwipe()
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(app.screen.faults == [] && !app.navigator.scene.isBusy)
    }
  }

  /// Seed 5745899 of the splits: the sheet was presented while the finger still pulled, and was lost.
  @Test("a sheet waits too, also when the window becomes narrow", arguments: World.all)
  func sheet(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.wide) { app in
      app.navigator.show(.leaf(1))
      await app.settle()
      let other = OtherDelegate()
      let pages = try #require(app.pages)
      #expect(app.turn(.left))
      app.screen.advance(by: .milliseconds(100))
      app.navigator.show(.note)
      await app.breathe()
      #expect(app.screen.beginPageSwipe(.right))
      app.screen.rotate(to: DeskApp.narrow, on: .pad)
      pages.delegate = other
      app.screen.turn()
      await app.breathe()
      #expect(app.screen.isGestureRunning && app.root.presentedViewController == nil)
      app.screen.cancelPageSwipe()
      await app.settle()
      // The page to which the person had turned is asked for after the sheet, which it closes.
      #expect(app.shown == "book<leaf(0) | (leaf(1)) | *leaf(2) | leaf(3)>")
      #expect(app.navigator.tree.picture == app.shown)
      #expect(app.screen.faults == [] && !app.codes.contains("NAV044"))
    }
  }

  /// Seed 1795966475 of the splits: the page came back while UIKit still turned, and nothing went on.
  @Test("a turn follows another at once, and nobody tells of either", arguments: World.all)
  func untold(world: World) async throws {
    try await DeskApp.run(on: world.screen, DeskApp.narrow) { app in
      app.door.verdict = .deny("closed")
      await app.show(.folder(1), "desk{*(list › folder(1)) > empty…}")
      app.navigator.show(.line)
      let other = OtherDelegate()
      try #require(app.pages).delegate = other
      await app.breathe()
      for swipe in [HeadlessSwipe.right, .left] {
        #expect(app.screen.beginPageSwipe(swipe))
        app.screen.finishPageSwipe()
      }
      await app.breathe()
      app.navigator.show(.leaf(1))
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      app.navigator.show(.page(0))
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture && app.shows(.page(0)))
      #expect(app.screen.faults == [] && !app.navigator.scene.isBusy)
    }
  }

  /// When other code sets the delegate of the pages, within one turn of the run loop.
  enum Moment: CaseIterable { case begin, hold, end }
}
