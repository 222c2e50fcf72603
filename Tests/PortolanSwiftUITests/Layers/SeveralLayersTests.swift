import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("SwiftUI opens and closes layers over other layers as the tree says (S23, S24)")
struct SeveralLayersTests {
  @Test("two sheets of one plan come one after the other", arguments: World.each)
  func inOnePlan(world: World) async {
    let app = FloorApp(in: world)
    await app.settle()
    let request = app.navigator.show(.upper)
    await app.expect([.sheet(1), .upper])
    #expect(request.ending == "arrived")
    #expect(app.screen.changes() == ["present (cut)", "present"], "only the last one moves")
  }

  @Test("a sheet over a cover over the base, and back one by one", arguments: World.each)
  func ofBothKinds(world: World) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.cover(1))
    app.navigator.show(.top(2))
    app.navigator.show(.top(3))
    await app.expect([.cover(1), .top(2), .top(3)])
    try app.screen.tap("Close")
    await app.expect([.cover(1), .top(2)])
    try app.screen.beginSheetDrag()
    app.screen.finishSheetDrag()
    await app.expect([.cover(1)])
    try app.screen.tap("Close")
    await app.expect([])
    #expect(app.log.alive == ["base"])
  }

  @Test("S24: closing the lowest closes all in one transition", arguments: World.each)
  func closesAll(world: World) async {
    let app = FloorApp(in: world)
    app.navigator.show(.upper)
    app.navigator.show(.top(2))
    await app.settle()
    let before = app.screen.transitions.count
    let request = app.navigator.dismissAll()
    await app.expect([])
    #expect(request.ending == "arrived")
    #expect(app.screen.changes(since: before) == ["dismiss"])
    #expect(app.log.alive == ["base"])
  }

  @Test("one in the middle takes those over it along", arguments: World.each)
  func theMiddleOne(world: World) async {
    let app = FloorApp(in: world)
    for route in [Floor.sheet(1), .top(2), .top(3)] { app.navigator.show(route) }
    await app.settle()
    let before = app.screen.transitions.count
    let request = app.navigator.show(.sheet(1))
    await app.expect([.sheet(1)])
    #expect(request.ending == "arrived")
    #expect(app.screen.changes(since: before) == ["dismiss"])
    app.navigator.show(.top(4))
    await app.expect([.sheet(1), .top(4)])
  }

  @Test("a screen beneath is shown: it changes before the layers close", arguments: World.each)
  func beneath(world: World) async {
    let app = FloorApp(in: world)
    app.navigator.show(.upper)
    await app.settle()
    let before = app.screen.transitions.count
    let request = app.navigator.show(.page)
    await app.expect([])
    #expect(request.ending == "arrived")
    #expect(app.navigator.tree.picture == "(base › page)")
    #expect(app.screen.changes(since: before) == ["push (cut)", "dismiss"])
  }
}
