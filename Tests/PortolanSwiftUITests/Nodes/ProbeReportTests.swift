import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite(
  "No request waits for a controller that reports its screen early, late, twice or not at all (S71)"
)
struct ProbeReportTests {
  nonisolated private static let worlds = HeadlessViewAssumptions.Reports.allCases.map { reports in
    World.with { $0.controllerReports = reports }
  }

  @Test("what is pushed and popped is on screen and in the tree", arguments: worlds)
  func stacks(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    for id in 1...3 {
      let request = app.navigator.push(.product(id: id))
      await app.settle()
      #expect(request.ending == "arrived")
      #expect(app.shown == app.navigator.tree.picture)
    }
    app.navigator.popToRoot()
    await app.expect("main[*(products) | account…]")
  }

  @Test(
    "a swipe that a finger holds has moved nothing yet, and given back it never does",
    arguments: worlds)
  func held(world: World) async throws {
    let app = TestApp(in: world)
    app.navigator.push(.product(id: 1))
    await app.settle()
    try app.screen.beginSwipeBack()
    await app.breathe()
    #expect(app.navigator.tree.picture == "main[*(products › product(1)) | account…]")
    app.screen.cancelSwipeBack()
    await app.expect("main[*(products › product(1)) | account…]")
  }

  @Test(
    "an end that is told early does not count before the motion has ended, nor under a finger",
    arguments: worlds)
  func early(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    let push = app.navigator.push(.product(id: 1))
    await app.breathe()
    #expect(app.screen.isTransitioning)
    #expect(push.ending == "open")
    await app.settle()
    #expect(push.ending == "arrived")
    try app.screen.beginSwipeBack()
    await app.breathe()
    let next = app.navigator.push(.product(id: 2))
    await app.breathe()
    #expect(next.ending == "open", "A finger holds the screen.")
    app.screen.cancelSwipeBack()
    await app.expect("main[*(products › product(1) › product(2)) | account…]")
    #expect(next.ending == "arrived")
    let sheet = app.navigator.show(.bag)
    await app.breathe()
    #expect(app.screen.isTransitioning)
    #expect(sheet.ending == "open")
    await app.settle()
    let dismissal = app.navigator.dismiss()
    await app.breathe()
    #expect(dismissal.ending == "open")
    await app.expect("main[*(products › product(1) › product(2)) | account…]")
    #expect(dismissal.ending == "arrived")
    #expect(app.codes == [])
  }

  @Test(
    "a sheet that is dismissed while it comes does not stay behind another window",
    arguments: worlds)
  func behind(world: World) async {
    let app = await losingDismissals(in: world, .iOS17)
    app.navigator.show(.bag)
    await app.breathe()
    app.openWindow()
    await app.settle()
    app.navigator.scene.screenDidChange()
    await app.settle()
    #expect(app.shownBehind == [])
    #expect(app.shown == "main[*(products) | account…] ⇧ sheet (bag)")
  }

  /// An app where a dismissal that comes during a presentation is lost.
  private func losingDismissals(in world: World, _ profile: HeadlessProfile) async -> TestApp {
    var assumptions = world.assumptions
    assumptions.dismissalDuringPresentation = .lost
    let app = TestApp(in: World(profile: profile, assumptions: assumptions))
    await app.settle()
    return app
  }

  @Test(
    "a sheet that a part replaces while it comes does not stay behind another window",
    arguments: worlds)
  func replaced(world: World) async {
    let app = await losingDismissals(in: world, .iOS18)
    app.navigator.show(.checkout)
    await app.breathe()
    app.navigator.show(.lock)
    await app.breathe()
    app.openWindow()
    await app.settle()
    #expect(app.shownBehind == [])
    #expect(app.shown == "lock")
  }

  @Test(
    "S48: a sheet is not there before it has come, also when its stack begins with two screens",
    arguments: worlds)
  func begunWithTwo(world: World) async {
    let app = TestApp(
      in: .with {
        $0 = world.assumptions
        ($0.inactivePaths, $0.dismissalDuringPresentation) = (.lost, .lost)
      })
    await app.settle()
    app.screen.screen.resignActive()
    let sheet = app.navigator.show(.checkout)
    await app.breathe()
    #expect(app.screen.isTransitioning)
    #expect(sheet.ending == "open")
    app.navigator.popToRoot()
    await app.breathe()
    app.navigator.dismiss()
    await app.breathe()
    app.screen.screen.becomeActive()
    await app.expect("main[*(products) | account…]")
    app.clock.advance(by: .seconds(3))
    await app.breathe()
    #expect(!app.codes.contains("NAV061"))
  }

  @Test("a probe that does not tell each time holds nothing up for longer than the deadline")
  func silent() async {
    let app = TestApp(in: .with { $0.controllerReports = .never })
    await app.settle()
    for route in [Shop.product(id: 1), .bag, .note, .product(id: 2), .lock, .main] {
      let request = app.navigator.show(route)
      await app.settle()
      #expect(request.outcome != nil, "\(route)")
      #expect(!app.navigator.scene.isBusy)
    }
  }

  @Test(
    "a sheet whose screens tell late that they have gone leaves nothing behind", arguments: worlds)
  func leaks(world: World) async {
    let app = TestApp(in: world, showing: .checkout)
    await app.settle()
    app.navigator.dismiss()
    await app.settle()
    app.clock.advance(by: .seconds(4))
    await app.breathe()
    #expect(!app.codes.contains("NAV061"))
    #expect(app.screen.nodes.all(.sheet).isEmpty)
  }
}
