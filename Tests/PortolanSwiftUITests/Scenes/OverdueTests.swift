import HeadlessSwiftUI
import Portolan
import Testing

@testable import PortolanSwiftUI

@MainActor
@Suite("A transition whose end SwiftUI never reports delays a request until the deadline (law 9)")
struct OverdueTests {
  /// The probes of the screens in a window.
  private func probes(_ controller: UIViewController?) -> [ProbeController] {
    guard let controller else { return [] }
    return (controller as? ProbeController).map { [$0] } ?? controller.children.flatMap(probes)
  }

  /// Says to the front screen that it begins to go, and never that it ended.
  private func beginWithoutEnd(in app: TestApp) async throws {
    let probes = probes(app.screen.screen.window?.rootViewController)
    try #require(probes.last).viewWillDisappear(true)
    await app.breathe()
    #expect(!app.screen.isTransitioning, "nothing moves on the screen")
  }

  @Test("a transition whose end never came is taken as ended", arguments: World.each)
  func missedCallback(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    try await beginWithoutEnd(in: app)
    let request = app.navigator.show(.product(id: 1))
    await app.breathe()
    #expect(request.ending == "open", "it waits")
    app.clock.advance(by: .seconds(2))
    await app.breathe()
    #expect(request.outcome != nil || app.screen.isTransitioning, "it waits no longer")
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(request.ending == "arrived")
  }

  @Test(
    "a finger that holds a sheet that code closes", arguments: World.each, [true, false])
  func heldSheet(world: World, isFinished: Bool) async throws {
    let app = TestApp(in: world, showing: .bag)
    await app.settle()
    try app.screen.beginSheetDrag()
    await app.breathe()
    let request = app.navigator.dismiss()
    for _ in 0..<10 where request.outcome == nil {
      app.clock.advance(by: .seconds(2))
      await app.breathe()
    }
    #expect(request.outcome != nil)
    if isFinished { app.screen.finishSheetDrag() } else { app.screen.cancelSheetDrag() }
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    app.navigator.dismissAll()
    await app.settle()
    app.navigator.show(.note)
    await app.expect("main[*(products) | account…] ⇧ fullScreen (note)")
  }

  @Test("a finger that gives back a sheet that code closes", arguments: World.each, 0...4)
  func returnedSheet(world: World, deadlines: Int) async throws {
    let app = TestApp(in: world, showing: .bag)
    await app.settle()
    try app.screen.beginSheetDrag()
    await app.breathe()
    app.navigator.dismiss()
    for _ in 0..<deadlines {
      app.clock.advance(by: .seconds(2))
      await app.breathe()
    }
    app.screen.cancelSheetDrag()
    await app.expect("main[*(products) | account…]")
    app.navigator.show(.note)
    await app.expect("main[*(products) | account…] ⇧ fullScreen (note)")
  }

  @Test(
    "a finger that holds a sheet while code shows another", arguments: World.each, [true, false])
  func anotherLayerOverAHeldSheet(world: World, isFinished: Bool) async throws {
    let app = TestApp(in: world, showing: .bag)
    await app.settle()
    try app.screen.beginSheetDrag()
    await app.breathe()
    let request = app.navigator.show(.note)
    for _ in 0..<10 where request.outcome == nil {
      app.clock.advance(by: .seconds(2))
      await app.breathe()
    }
    #expect(request.outcome != nil)
    if isFinished { app.screen.finishSheetDrag() } else { app.screen.cancelSheetDrag() }
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.screen.faults == [])
    app.navigator.show(.product(id: 1))
    await app.expect("main[*(products › product(1)) | account…]")
  }
}
