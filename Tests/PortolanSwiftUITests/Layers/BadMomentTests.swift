import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A layer requested or closed during a transition opens or closes after it (S22, S23, S27)")
struct BadMomentTests {
  @Test("dismissed while it comes: it comes, then goes", arguments: World.each)
  func dismissedWhileItComes(world: World) async {
    let app = FloorApp(in: world)
    await app.settle()
    app.navigator.show(.sheet(1))
    await app.breathe()
    #expect(app.screen.isTransitioning)
    let request = app.navigator.dismiss()
    await app.breathe()
    #expect(request.ending == "open")
    await app.expect([])
    #expect(request.ending == "arrived")
    #expect(app.screen.changes() == ["present", "dismiss"])
  }

  @Test("dismissed before SwiftUI has updated", arguments: World.each)
  func dismissedAtOnce(world: World) async {
    let app = FloorApp(in: world)
    await app.settle()
    app.navigator.show(.sheet(1))
    let request = app.navigator.dismiss()
    await app.expect([])
    #expect(request.ending == "arrived")
    app.navigator.show(.cover(2))
    await app.expect([.cover(2)])
  }

  @Test("asked for while another goes: it waits for the end", arguments: World.each)
  func askedForWhileAnotherGoes(world: World) async {
    let app = FloorApp(in: world)
    app.navigator.show(.sheet(1))
    await app.settle()
    app.navigator.dismiss()
    await app.breathe()
    #expect(app.screen.isTransitioning)
    let request = app.navigator.show(.cover(2))
    await app.breathe()
    #expect(app.layers == ["sheet: sheet(1)"])
    await app.expect([.cover(2)])
    #expect(request.ending == "arrived")
    #expect(app.screen.changes() == ["present", "dismiss", "present"])
  }

  @Test("asked for while a finger drags another away", arguments: World.each, [true, false])
  func askedForDuringADrag(world: World, isFinished: Bool) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.sheet(1))
    await app.settle()
    try app.screen.beginSheetDrag()
    await app.breathe()
    let request = app.navigator.show(.sheet(2))
    await app.breathe()
    #expect(app.layers == ["sheet: sheet(1)"], "nothing is written under a finger")
    if isFinished { app.screen.finishSheetDrag() } else { app.screen.cancelSheetDrag() }
    await app.expect([.sheet(2)])
    #expect(request.ending == "arrived")
  }

  @Test("dismissed by code while a finger drags it away", arguments: World.each, [true, false])
  func dismissedDuringADrag(world: World, isFinished: Bool) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.sheet(1))
    await app.settle()
    try app.screen.beginSheetDrag()
    await app.breathe()
    let request = app.navigator.dismiss()
    await app.breathe()
    if isFinished { app.screen.finishSheetDrag() } else { app.screen.cancelSheetDrag() }
    await app.expect([])
    #expect(request.ending == "arrived")
    app.navigator.show(.sheet(1))
    await app.expect([.sheet(1)])
  }

  @Test(
    "S13: a dismissal that a finger overtakes is said again", arguments: World.each, [true, false])
  func overtakenDismissal(world: World, isFinished: Bool) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.sheet(1))
    await app.settle()
    let request = app.navigator.dismiss()
    try app.screen.beginSheetDrag()
    await app.breathe()
    if isFinished { app.screen.finishSheetDrag() } else { app.screen.cancelSheetDrag() }
    await app.expect([])
    #expect(["arrived", "NAV044"].contains(request.ending))
    app.navigator.show(.sheet(2))
    await app.expect([.sheet(2)])
  }

  @Test("a finger holds a sheet for longer than a transition may take", arguments: World.each)
  func heldTooLong(world: World) async throws {
    let app = FloorApp(in: world)
    app.navigator.show(.sheet(1))
    await app.settle()
    try app.screen.beginSheetDrag()
    await app.breathe()
    let request = app.navigator.show(.page)
    await app.breathe()
    #expect(request.ending == "open")
    for _ in 0..<3 {
      app.clock.advance(by: .seconds(2))
      await app.breathe()
    }
    #expect(request.outcome != nil, "nobody waits for a finger for ever")
    app.screen.finishSheetDrag()
    await app.expect([])
    app.navigator.show(.sheet(2))
    await app.expect([.sheet(2)])
  }
}
