import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The tree matches screens that appear and disappear without a report from SwiftUI")
struct UntoldTests {
  /// A world in which every third report is missing, and some changes are lost.
  private var silent: World {
    var assumptions = HeadlessViewAssumptions()
    assumptions.pathDuringTransition = .lost
    assumptions.secondPresentation = .dropped
    assumptions.popWrites = .last
    assumptions.writesTwice = true
    assumptions.closuresCompare = .equal
    assumptions.earlyPresentations = .lost
    assumptions.releases = .late
    assumptions.controllerReports = .never
    assumptions.uikit.coordinatorTurns = 0
    return World(profile: .iOS17, assumptions: assumptions)
  }

  /// Seed 925000031: SwiftUI made a second controller for the root of the stack, dropped it again and went on
  /// showing the first.
  @Test("a controller that SwiftUI has dropped again is not the last one of its screen")
  func dropped() async throws {
    let app = try TestApp(withHouseIn: silent)
    app.other.show(.push, from: try #require(app.peeked.visiblePath.last))
    await app.breathe()
    app.navigator.popToRoot()
    await app.breathe()
    app.other.takeAway()
    await app.breathe()
    app.navigator.show(.places)
    await app.breathe()
    app.other.show(.push, from: try #require(app.peeked.visiblePath.last))
    await app.breathe()
    await app.rest()
    #expect(app.shown == app.peeked.picture)
    #expect(app.shown.hasPrefix("main[*(products) | account…]"))
  }

  /// Seed 1795874398: the path is written again when the scene is active, beneath a sheet and what other code
  /// has pushed, where SwiftUI builds none of its screens.
  @Test(
    "other code pushes over paths that come while the scene is inactive", arguments: [true, false])
  func whileInactive(isSheeted: Bool) async throws {
    var assumptions = silent.assumptions
    assumptions.inactivePaths = .lost
    let app = try TestApp(withHouseIn: World(profile: .iOS18, assumptions: assumptions))
    await app.settle()
    app.screen.screen.resignActive()
    await app.breathe()
    app.other.show(.push, from: try #require(app.peeked.visiblePath.last))
    await app.breathe()
    app.navigator.push(.product(id: 2))
    await app.breathe()
    app.navigator.stack(.products).set([.product(id: 3), .product(id: 5)], as: .automatic)
    await app.breathe()
    if isSheeted { app.navigator.show(.places) }
    await app.breathe()
    app.screen.screen.becomeActive()
    await app.rest()
    #expect(app.shown == app.peeked.picture)
  }

  @Test(
    "other code pushes in the turn in which its tab goes out of sight",
    arguments: World.each.filter(\.reports), [true, false])
  func outOfSight(world: World, isFirst: Bool) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    await app.settle()
    let products = try #require(app.peeked.visiblePath.last)
    if isFirst { app.other.show(.push, from: products) }
    app.navigator.show(.account)
    if !isFirst { app.other.show(.push, from: products) }
    await app.rest()
    #expect(app.shown == app.peeked.picture)
    #expect(app.shown.hasPrefix("main[(products › ?) | *(account"))
  }

  /// Seed 1795877164: the window of such a root was unknown, and with it the turns that end there.
  @Test("a root comes beneath a cover of other code, over which more comes", arguments: World.each)
  func rootBeneathCover(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    app.other.show(.cover, from: try #require(app.peeked.visiblePath.last))
    await app.settle()
    app.openWindow()
    await app.rest()
    let isPresented = app.screen.actBeside(animated: false) == "other code presents"
    await app.rest()
    #expect(isPresented)
    #expect(app.shown == app.peeked.picture)
    #expect(app.shown.hasSuffix("⇧ foreign (?)"))
  }

  /// Seed 1795878122: the turn ended with the presentations with which it had begun.
  nonisolated private static let quick = World.with { $0.uikit.unanimatedDismissalTurns = 1 }

  /// Seed 1795878122: the turn ended with the presentations with which it had begun.
  @Test("what a request meets is dismissed in the same turn", arguments: World.each + [quick])
  func metAndDismissed(world: World) async throws {
    let app = TestApp(in: world)
    await app.settle()
    await app.breathe()
    _ = app.screen.actBeside(animated: false, stays: true)
    let request = app.navigator.back()
    app.screen.topController?.presentingViewController?.dismiss(animated: false)
    await app.rest()
    #expect(request.outcome != nil)
    #expect(app.shown == app.peeked.picture)
  }

  nonisolated private static let never = World.with {
    $0.pathDuringTransition = .lost
    $0.controllerReports = .never
  }

  /// Seed 925000141: the screen beneath counted as visible, and the path as one that a person had shortened.
  @Test(
    "other code pushes, and code sets a path before that has come",
    arguments: World.each + [never])
  func pathWhilePushing(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.breathe()
    app.other.show(.push, from: try #require(app.peeked.visiblePath.last))
    await app.breathe()
    app.navigator.stack(.products).set([.product(id: 3)], as: .pop)
    await app.breathe()
    await app.settle()
    #expect(app.shown == app.peeked.picture)
    #expect(app.shown.hasPrefix("main[*(products › product(3)"))
  }
}
