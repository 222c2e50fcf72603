import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("Several part switches during a running switch end with the part requested last (R5)")
struct FoldedSwitchTests {
  @Test("ten in one turn are performed as two, and the last one stays", arguments: World.each)
  func tenInOneTurn(world: World) async {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() }, in: world, showing: .splash)
    await app.settle()
    let before = app.screen.transitions.count
    let requests = (0..<10).map { app.navigator.show($0 % 2 == 0 ? .lock : .login) }
    await app.expect("(login)")
    #expect(app.screen.changes(since: before) == ["insertion opacity", "insertion opacity"])
    #expect(requests.map(\.ending).contains("open") == false)
    #expect(requests.last?.ending == "arrived")
    #expect(app.log.alive == ["login"])
  }

  @Test("back to the part that is leaving, while it leaves", arguments: World.each)
  func backWhileItLeaves(world: World) async {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() }, in: world, showing: .lock)
    await app.settle()
    app.navigator.show(.splash)
    await app.breathe()
    let request = app.navigator.show(.lock)
    await app.expect("lock")
    #expect(request.ending == "arrived")
    #expect(app.texts == ["lock"])
    #expect(app.log.alive == ["lock"])
  }

  @Test("a part that is kept, and given back while it leaves", arguments: World.each)
  func givenBackWhileItLeaves(world: World) async throws {
    let app = TestApp(
      map: LookMap { _, _ in .crossDissolve() }, in: world, showing: .product(id: 1))
    await app.settle()
    try app.screen.tap("More")
    await app.breathe()
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.breathe()
    #expect(app.screen.isTransitioning)
    let request = app.navigator.showKept()
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(request.ending == "arrived")
    #expect(app.count == "More, 1")
    #expect(app.log.madeTwice == nil)
  }

  @Test("what is asked for in the new part while it comes follows", arguments: World.each)
  func inTheNewPart(world: World) async {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() }, in: world, showing: .splash)
    await app.settle()
    app.navigator.show(.main)
    await app.breathe()
    #expect(app.screen.isTransitioning)
    let product = app.navigator.show(.product(id: 1))
    let bag = app.navigator.show(.bag)
    await app.expect("main[*(products › product(1)) | account…] ⇧ sheet (bag)")
    #expect(product.outcome != nil)
    #expect(bag.ending == "arrived")
  }
}
