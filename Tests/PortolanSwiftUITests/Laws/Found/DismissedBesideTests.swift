import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanTesting
import Testing

@MainActor
@Suite("The tree matches the screen when other code dismisses and presents in one main-actor turn")
struct DismissedBesideTests {
  /// The world of seed 711000754, as far as it counts.
  nonisolated private static let unheard = World.with {
    $0.dismissalDuringPresentation = .lost
    $0.rivalPresentations = .last
    $0.writesTwice = true
    $0.dismissalsByUIKit = .unheard
    $0.uikit.unanimatedDismissalTurns = 3
    $0.uikit.holdsDismissals = false
  }

  /// Seed 711000754.
  @Test(
    "a sheet goes while an alert is asked for beneath it, a cover, and an alert over it",
    arguments: World.each + [unheard])
  func alertOverSheetThatGoes(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    app.navigator.show(.places)
    await app.settle()
    let tree = app.navigator.tree
    let products = try #require(tree.node(of: Shop.products))
    let places = try #require(tree.node(of: Shop.places))
    app.other.show(.alert, from: products)
    app.screen.topController?.presentingViewController?.dismiss(animated: true)
    app.navigator.show(.note)
    await app.breathe()
    app.navigator.stack(.bag).set([.product(id: 1)], as: .automatic)
    await app.breathe()
    app.navigator.reset(to: .product(id: 3))
    await app.breathe()
    app.other.show(.alert, from: places)
    await app.breathe()
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.screen.faults == [])
  }

  /// Seed 711001700.
  @Test(
    "a sheet with a drawer goes while a sheet is asked for beneath it",
    arguments: World.each + [unheard])
  func sheetWithDrawer(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    app.navigator.show(.product(id: 3))
    app.navigator.stack(.bag).set([.product(id: 2), .product(id: 3)], as: .automatic)
    app.navigator.show(.bag)
    await app.settle()
    app.navigator.show(.reviews(of: 1), placed: .presented(.custom(Drawer.name)))
    await app.settle()
    let product = try #require(app.navigator.tree.node(of: Shop.product(id: 3)))
    app.screen.topController?.presentingViewController?.dismiss(animated: true)
    app.other.show(.sheet, from: product)
    await app.breathe()
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.screen.faults == [])
  }

  /// Seeds 27200037, 27100007 and 27000114.
  @Test("a sheet's own screen dismisses it while it comes", arguments: World.each)
  func dismissedWhileComing(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.settle()
    app.navigator.show(.note)
    await app.breathe()
    let note = try #require(app.navigator.tree.node(of: Shop.note))
    app.screen.perform { app.other.dismiss(note) }
    app.navigator.show(.lock)
    await app.settle()
    #expect(!app.codes.contains("NAV088"))
    #expect(app.shown == app.navigator.tree.picture)
    #expect(app.screen.faults == [])
  }

  /// Seed 711000787.
  @Test("a menu opens in the turn in which its part is replaced", arguments: World.each)
  func menuOfReplacedPart(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.settle()
    app.navigator.show(.note)
    app.navigator.show(.lock, options: .keepingReplacedPart)
    try app.screen.tap("Menu")
    await app.settle()
    #expect(!app.codes.contains("NAV088"))
    #expect(app.shown == app.navigator.tree.picture)
  }

  /// Seed 711000907.
  @Test("a menu opens in the turn in which a sheet is asked for", arguments: World.each)
  func menuBeneathSheet(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.settle()
    app.navigator.stack(.bag).set([.product(id: 2)], as: .automatic)
    try app.screen.press("Close")
    await app.breathe()
    app.navigator.showKept()
    await app.breathe()
    app.navigator.push(.product(id: 1))
    await app.settle()
    #expect(!app.codes.contains("NAV088"))
    #expect(app.shown == app.navigator.tree.picture)
  }

  /// The world of seed 711001879, as far as it counts.
  nonisolated private static let last = World.with {
    $0.secondPresentation = .dropped
    $0.rivalPresentations = .last
    $0.dismissalsByUIKit = .unheard
    $0.controllerReports = .late
  }

  /// Seed 711001879.
  @Test("an alert of other code comes instead of a dialog", arguments: World.each + [last])
  func alertInsteadOfDialog(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    app.navigator.show(.reviews(of: 3))
    await app.settle()
    let reviews = try #require(app.navigator.tree.visiblePath.last)
    app.navigator.show(.reviews(of: 2), placed: .presented(.confirmationDialog))
    app.other.show(.alert, from: reviews)
    await app.settle()
    #expect(app.shown == app.navigator.tree.picture)
  }

  /// The world of seed 1795875166, as far as it counts.
  nonisolated private static let lost = World.with {
    $0.pathDuringTransition = .lost
    $0.popWrites = .last
    $0.modifiedLists = .together
    $0.earlyPresentations = .lost
    $0.pageWrites = .first
  }

  /// Seed 1795875166: SwiftUI loses the shorter path while it pushes, and the screen in front is the right one.
  @Test(
    "a screen dismisses itself beneath another one, while both come",
    arguments: World.each + [lost], 0...4)
  func beneathWhatComes(world: World, turns: Int) async throws {
    let app = try TestApp(withHouseIn: world)
    await app.settle()
    let path: [Shop] = [.product(id: 1), .product(id: 2), .product(id: 3)]
    app.navigator.stack(.products).set(path, as: .push)
    for _ in 0..<turns { await app.screen.passTurn() }
    let second = try #require(app.peeked.node(of: Shop.product(id: 2)))
    app.screen.perform { app.other.dismiss(second) }
    await app.settle()
    #expect(app.shown == app.peeked.picture)
  }
}
