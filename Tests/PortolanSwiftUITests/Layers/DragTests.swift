import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A sheet that the user drags away leaves the tree (S14, U94)")
struct DragTests {
  @Test("cancelled it stays with all its state, finished it goes, told once", arguments: World.each)
  func cancelledAndFinished(world: World) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.sheet(1))
    await app.settle()
    for _ in 0..<2 {
      try app.screen.beginSheetDrag()
      await app.breathe()
      app.screen.cancelSheetDrag()
      await app.expect([.sheet(1)])
    }
    #expect(app.followed == 0)
    try app.screen.beginSheetDrag()
    app.screen.finishSheetDrag()
    await app.expect([])
    #expect(app.followed == 1)
    #expect(app.log.madeTwice == nil)
    #expect(app.log.alive == ["base"])
  }

  @Test("the upper of two goes, the lower stays and can be dragged then", arguments: World.each)
  func upperOfTwo(world: World) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.upper)
    await app.settle()
    for left in [[Floor.sheet(1)], []] {
      try app.screen.beginSheetDrag()
      app.screen.finishSheetDrag()
      await app.expect(left)
    }
    #expect(app.followed == 2)
  }

  @Test("the same route shown again after a drag is a new sheet", arguments: World.each)
  func shownAgain(world: World) async throws {
    let app = FloorApp(in: world)
    for count in 1...3 {
      let request = app.navigator.show(.sheet(1))
      await app.expect([.sheet(1)])
      #expect(request.ending == "arrived")
      #expect(app.log.made.values.count { $0 == "sheet(1)" } == count)
      try app.screen.beginSheetDrag()
      app.screen.finishSheetDrag()
      await app.expect([])
    }
  }
}
