import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

extension DeskApp {
  /// Turns a page with a finger; false when there is none on that side.
  func turn(_ swipe: HeadlessSwipe) -> Bool {
    guard screen.beginPageSwipe(swipe) else { return false }
    screen.finishPageSwipe()
    return true
  }
}

@MainActor
@Suite("A page swipe changes the current page of the tree, if that page's guards allow it (N7)")
struct PageTurnTests {
  private static let start = "book<*leaf(0) | (leaf(1)) | leaf(2)… | leaf(3)…>"
  private static let second = "book<leaf(0) | *(leaf(1)) | leaf(2)… | leaf(3)…>"

  @Test("a turn is followed, and the next neighbour is built", arguments: World.each)
  func followed(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.book, Self.start)
    #expect(app.turn(.left))
    await app.expect(Self.second)
    #expect(app.inReach == ["leaf(1) 0"])
    #expect(app.turn(.right))
    await app.expect(Self.start)
    #expect(app.inReach == ["leaf(0) 0"])
    #expect(!app.turn(.right), "there is no page before the first")
    #expect(app.door.asked == 0 && app.codes == [])
  }

  @Test("a turn that is given up leaves the tree", arguments: World.each)
  func cancelled(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.book, Self.start)
    #expect(app.screen.beginPageSwipe(.left))
    app.screen.cancelPageSwipe()
    await app.expect(Self.start)
    #expect(app.inReach == ["leaf(0) 0"])
  }

  @Test("a page with guards is asked for, and the page before comes back", arguments: World.each)
  func guarded(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    app.door.verdict = .deny("closed")
    await app.show(.leaf(1), Self.second)
    #expect(app.turn(.left))
    await app.expect(Self.second)
    #expect(app.door.asked == 1 && app.inReach == ["leaf(1) 0"])
    app.door.verdict = .allow
    #expect(app.screen.beginPageSwipe(.left))
    app.screen.cancelPageSwipe()
    await app.expect(Self.second)
    #expect(app.door.asked == 1, "a turn that is given up asks nothing")
    #expect(app.turn(.left))
    await app.expect("book<leaf(0) | (leaf(1)) | *leaf(2) | leaf(3)>")
    #expect(app.door.asked == 2 && app.inReach == ["leaf(2) 0"])
  }

  @Test("a page that was entered is not asked for again", arguments: World.each)
  func entered(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.leaf(2), "book<leaf(0)… | (leaf(1)) | *leaf(2) | leaf(3)>")
    #expect(app.turn(.left))
    await app.expect("book<leaf(0)… | (leaf(1)) | leaf(2) | *leaf(3)>")
    app.door.verdict = .deny("closed")
    #expect(app.turn(.right))
    await app.expect("book<leaf(0)… | (leaf(1)) | *leaf(2) | leaf(3)>")
    #expect(app.door.asked == 1 && app.inReach == ["leaf(2) 0"])
  }

  @Test("the scene's guards are asked for each turn", arguments: World.each)
  func watched(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow, isWatched: true)
    await app.show(.leaf(0), Self.start)
    app.door.verdict = .deny("closed")
    let asked = app.door.asked
    #expect(app.turn(.left))
    await app.expect(Self.start)
    #expect(app.door.asked == asked + 1 && app.inReach == ["leaf(0) 0"])
    app.door.verdict = .allow
    #expect(app.turn(.left))
    await app.expect("book<leaf(0) | *(leaf(1)) | leaf(2) | leaf(3)…>")
    #expect(app.inReach == ["leaf(1) 0"])
  }

  @Test("a request waits for the end of a turn, where a screen tells of it", arguments: World.each)
  func waits(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.book, Self.start)
    #expect(app.screen.beginPageSwipe(.left))
    app.navigator.show(.leaf(3))
    await app.screen.breathe()
    #expect(app.inReach == ["leaf(0) 0"])
    app.screen.cancelPageSwipe()
    await app.expect("book<leaf(0) | (leaf(1)) | leaf(2)… | *leaf(3)>")
  }

  /// The turn is followed and undone in one moment, in which SwiftUI sees no change (S13).
  @Test("a request during a turn leads back to the page before", arguments: World.each)
  func ledBack(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.book, Self.start)
    #expect(app.turn(.left))
    app.navigator.show(.leaf(0))
    await app.screen.breathe()
    // Where no screen tells of the turn, the request ends before it.
    let waits = app.navigator.scene.isBusy
    await app.expect(waits ? Self.start : Self.second)
    #expect(app.inReach == [waits ? "leaf(0) 0" : "leaf(1) 0"])
  }

  /// Where some reports never come (S71), a screen may seem to move for ever.
  @Test("a turn that no screen tells the end of is followed", arguments: World.each)
  func untold(world: World) async {
    for earlier in 0..<3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(.book, Self.start)
      for _ in 0..<earlier {
        #expect(app.screen.beginPageSwipe(.left))
        app.screen.cancelPageSwipe()
      }
      #expect(app.turn(.left))
      #expect(app.screen.beginPageSwipe(.right))
      app.screen.cancelPageSwipe()
      await app.settle()
      app.clock.advance(by: .seconds(3))
      await app.expect(Self.second)
      #expect(!app.navigator.scene.isBusy)
    }
  }

  @Test(
    "a screen that seems to move for ever does not keep a turn",
    arguments: World.each
      + [.with { ($0.controllerReports, $0.neighbourPages) = (.never, .appear) }])
  func stuck(world: World) async {
    for earlier in 1...3 {
      let app = DeskApp(in: world, DeskApp.narrow)
      await app.show(.leaf(2), "book<leaf(0)… | (leaf(1)) | *leaf(2) | leaf(3)>")
      for _ in 0..<earlier {
        #expect(app.screen.beginPageSwipe(.right))
        app.screen.cancelPageSwipe()
      }
      #expect(app.turn(.left))
      await app.settle()
      app.clock.advance(by: .seconds(3))
      await app.expect("book<leaf(0)… | (leaf(1)) | leaf(2) | *leaf(3)>")
    }
  }

  @Test("a turn that ends out of sight is followed", arguments: World.each)
  func unseen(world: World) async {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.photo(0), "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) | (empty)}")
    await app.show(.empty, "desk{(list › album<*photo(0) | photo(1) | photo(2)…>) | *(empty)}")
    #expect(app.turn(.left))
    app.screen.screen.rotate(to: DeskApp.narrow, on: .pad)
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.shown.contains("*photo(1)") && app.deadlines == 0)
  }

  @Test("several turns of one moment", arguments: World.each)
  func several(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.book, Self.start)
    #expect(app.turn(.left))
    #expect(app.turn(.right))
    #expect(app.turn(.left))
    await app.expect(Self.second)
    #expect(app.turn(.left))
    #expect(app.turn(.left))
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(!app.navigator.scene.isBusy)
  }

  @Test("Back on page two leaves the pages", arguments: World.each)
  func back(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.photo(0), "desk{*(list › album<*photo(0) | photo(1) | photo(2)…>) > empty…}")
    #expect(app.turn(.left))
    await app.expect("desk{*(list › album<photo(0) | *photo(1) | photo(2)>) > empty…}")
    try app.screen.tapBack()
    await app.expect("desk{*(list) > empty…}")
  }

  @Test("a link onto a page, and the way over several pages", arguments: World.each)
  func link(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.line, "book<leaf(0) | *(leaf(1) › line) | leaf(2)… | leaf(3)…>")
    await app.show(.leaf(3), "book<leaf(0) | (leaf(1) › line) | leaf(2)… | *leaf(3)>")
    #expect(app.inReach == ["leaf(3) 0"])
    await app.show(.leaf(0), "book<*leaf(0) | (leaf(1) › line) | leaf(2)… | leaf(3)>")
    #expect(app.codes == [])
  }

  @Test("pages that leave the tree are freed with their models", arguments: World.each)
  func freed(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.book, Self.start)
    #expect(app.turn(.left))
    await app.show(.start, "start")
    app.clock.advance(by: .seconds(3))
    await app.settle()
    #expect(app.log.livingNodes.count == 1 && app.codes == [])
  }
}
