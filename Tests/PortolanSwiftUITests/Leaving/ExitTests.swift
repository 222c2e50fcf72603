import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite(
  "No gesture closes a screen with an exit guard, and the screen's own button asks the guard (N8)")
struct ExitTests {
  /// An app whose front screen wants to be asked, and how often it was.
  private func start(
    _ route: Shop, in world: World, saying verdict: ExitVerdict
  ) async throws -> (TestApp, ScreenContext<Shop>, Counted) {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    app.navigator.show(route)
    await app.settle()
    let node = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
    let counted = Counted(verdict)
    context.askBeforeLeaving { counted.answer() }
    await app.settle()
    return (app, context, counted)
  }

  @MainActor private final class Counted {
    var verdict: ExitVerdict
    private(set) var count = 0

    init(_ verdict: ExitVerdict) {
      self.verdict = verdict
    }

    func answer() -> ExitVerdict {
      count += 1
      return verdict
    }
  }

  @Test("neither swipe nor Back button, until it is taken back", arguments: World.each)
  func stack(world: World) async throws {
    let (app, context, counted) = try await start(.product(id: 3), in: world, saying: .stay)
    #expect(throws: (any Error).self) { try app.screen.beginSwipeBack() }
    await app.expect("main[*(products › product(3)) | account…]")
    #expect(counted.count == 1, "the swipe asks")
    #expect(throws: (any Error).self) { try app.screen.tapBack() }
    await app.expect("main[*(products › product(3)) | account…]")
    context.askBeforeLeaving(nil)
    await app.settle()
    try app.screen.tapBack()
    await app.expect("main[*(products) | account…]")
    #expect(counted.count == 1)
  }

  @Test("no drag, until it is taken back", arguments: World.each)
  func sheet(world: World) async throws {
    let (app, context, counted) = try await start(.checkout, in: world, saying: .stay)
    #expect(throws: (any Error).self) { try app.screen.beginSheetDrag() }
    await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
    #expect(counted.count == 1, "the drag asks")
    context.askBeforeLeaving(nil)
    await app.settle()
    try app.screen.beginSheetDrag()
    app.screen.finishSheetDrag()
    await app.expect("main[*(products) | account…]")
    #expect(counted.count == 1)
  }

  @Test("what a swipe asks for happens when the screen may go", arguments: World.each)
  func swipeAllowed(world: World) async throws {
    let (app, _, counted) = try await start(.reviews(of: 3), in: world, saying: .leave)
    #expect(throws: (any Error).self) { try app.screen.beginSwipeBack() }
    await app.expect("main[*(products › product(3)) | account…]")
    #expect(counted.count == 1)
    // The next one does not want to be asked.
    try app.screen.beginSwipeBack()
    app.screen.finishSwipeBack()
    await app.expect("main[*(products) | account…]")
  }

  @Test("a sheet that asks hears of the heights to which a person drags it (phones B3)")
  func heightOfAnAskingSheet() async throws {
    let app = TestApp()
    app.navigator.show(.places)
    await app.settle()
    let places = try #require(app.front)
    var asked = 0
    places.askBeforeLeaving {
      asked += 1
      return .stay
    }
    await app.settle()
    #expect(throws: (any Error).self) { try app.screen.beginSheetDrag() }
    await app.settle()
    try app.screen.dragSheet(to: .large)
    await app.settle()
    #expect(asked == 1 && places.detent == .large)
    await app.expect("main[*(products) | account…] ⇧ sheet (places)")
  }

  @Test(
    "iOS 26: a swipe in the content asks too (phones B2)",
    arguments: HeadlessViewAssumptions.ContentSwipe.allCases)
  func contentSwipe(needs: HeadlessViewAssumptions.ContentSwipe) async throws {
    var assumptions = HeadlessViewAssumptions()
    assumptions.contentSwipe = needs
    let world = World(profile: .iOS26, assumptions: assumptions)
    let (app, _, counted) = try await start(.product(id: 3), in: world, saying: .stay)
    #expect(throws: (any Error).self) { try app.screen.beginSwipeBackInContent() }
    await app.expect("main[*(products › product(3)) | account…]")
    #expect(counted.count == 1)
    counted.verdict = .leave
    #expect(throws: (any Error).self) { try app.screen.beginSwipeBackInContent() }
    await app.expect("main[*(products) | account…]")
  }

  @Test("a second swipe during the question asks nothing more", arguments: World.each)
  func twoSwipes(world: World) async throws {
    let app = TestApp(in: world, showing: .reviews(of: 3))
    await app.settle()
    let node = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
    let (answers, answer) = AsyncStream<ExitVerdict>.makeStream()
    context.askBeforeLeaving {
      for await verdict in answers { return verdict }
      return .stay
    }
    await app.settle()
    for _ in 0..<2 {
      #expect(throws: (any Error).self) { try app.screen.beginSwipeBack() }
      await app.breathe()
    }
    answer.yield(.leave)
    await app.expect("main[*(products › product(3)) | account…]")
  }

  @Test(
    "what a drag asks for happens, and the next sheet is dragged as ever", arguments: World.each)
  func dragAllowed(world: World) async throws {
    let (app, _, counted) = try await start(.checkout, in: world, saying: .leave)
    #expect(throws: (any Error).self) { try app.screen.beginSheetDrag() }
    await app.expect("main[*(products) | account…]")
    #expect(counted.count == 1)
    app.navigator.show(.bag)
    await app.settle()
    try app.screen.beginSheetDrag()
    app.screen.finishSheetDrag()
    await app.expect("main[*(products) | account…]")
  }

  @Test("the screen's own button asks, and so does code", arguments: World.each)
  func ownButton(world: World) async throws {
    let (app, _, counted) = try await start(.product(id: 3), in: world, saying: .stay)
    try app.screen.tap("Close")
    await app.expect("main[*(products › product(3)) | account…]")
    #expect(counted.count == 1)
    counted.verdict = .leave
    try app.screen.tap("Close")
    await app.expect("main[*(products) | account…]")
    #expect(counted.count == 2)
  }

  @Test("the tab tapped again asks, another tab does not", arguments: World.each)
  func tabs(world: World) async throws {
    let (app, _, counted) = try await start(.product(id: 3), in: world, saying: .stay)
    try app.screen.tapTab("products")
    await app.expect("main[*(products › product(3)) | account…]")
    #expect(counted.count == 1)
    try app.screen.tapTab("account")
    await app.expect("main[(products › product(3)) | *(account)]")
    #expect(counted.count == 1)
  }

  @Test("what a person has typed into it is still there after it was asked", arguments: World.each)
  func state(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.show(.product(id: 3))
    await app.settle()
    try app.screen.tap("More")
    let node = try #require(app.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Shop>(node: node, in: app.navigator.scene))
    for _ in 0..<2 {
      context.askBeforeLeaving { .stay }
      await app.settle()
      context.askBeforeLeaving(nil)
      await app.settle()
    }
    #expect(app.screen.nodes.all(.button).contains { $0.label == "More, 1" })
  }
}
