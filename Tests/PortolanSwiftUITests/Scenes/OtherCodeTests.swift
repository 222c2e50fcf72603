import HeadlessSwiftUI
import Portolan
import Testing

@MainActor @Suite("No request waits for a screen that other code shows during the same change")
struct OtherCodeTests {
  private func app(
    in world: World, at way: OtherCode.Way, showing first: Shop = .main
  ) async throws -> (app: TestApp, show: () -> Void) {
    let app = TestApp(in: world, showing: first)
    await app.settle()
    let front = try #require(app.navigator.tree.visiblePath.last)
    return (app, { app.other.show(way, from: front) })
  }

  @Test(
    "a drawer that comes at the same time is read, and goes beneath it",
    arguments: World.each, OtherCode.Way.allCases)
  func drawer(world: World, way: OtherCode.Way) async throws {
    let (app, show) = try await app(in: world, at: way)
    show()
    app.navigator.show(.reviews(of: 2), placed: .presented(.custom(Drawer.name)))
    await app.settle()
    app.navigator.scene.screenDidChange()
    await app.expect(
      way == .push
        ? "main[*(products › ?) | account…] ⇧ custom (reviews(2))"
        : "main[*(products) | account…] ⇧ custom (reviews(2)) ⇧ foreign (?)")
    let request = app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.expect("lock")
    #expect(request.ending == "arrived")
    #expect(!app.codes.contains("NAV088"))
  }

  @Test(
    "a part that comes at the same time is read beneath it",
    arguments: World.each, OtherCode.Way.allCases)
  func part(world: World, way: OtherCode.Way) async throws {
    let app = TestApp(in: world, showing: .login)
    await app.settle()
    app.navigator.show(.product(id: 1))
    await app.breathe()
    app.other.show(way, from: try #require(app.navigator.tree.visiblePath.last))
    await app.settle()
    app.navigator.scene.screenDidChange()
    await app.expect(
      way == .push
        ? "main[*(products › product(1) › ?) | account…]"
        : "main[*(products › product(1)) | account…] ⇧ foreign (?)")
    #expect(!app.codes.contains("NAV088"))
  }

  @Test(
    "a layer of ours that it dismisses with UIKit has gone from the tree too",
    arguments: World.each, [Shop.bag, .note])
  func dismissed(world: World, layer: Shop) async throws {
    let app = TestApp(in: world)
    app.navigator.show(layer)
    await app.settle()
    if layer == .bag { app.navigator.push(.product(id: 1)) }
    await app.settle()
    try #require(app.screen.topController?.presentingViewController)
      .dismiss(animated: true)
    await app.expect("main[*(products) | account…]")
    let request = app.navigator.show(.bag)
    await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
    #expect(request.ending == "arrived")
  }

  @Test("a path that SwiftUI has missed is written again beneath it", arguments: World.each)
  func missed(world: World) async throws {
    let (app, show) = try await app(in: world, at: .cover, showing: .product(id: 3))
    app.navigator.reset(to: .product(id: 1))
    app.screen.screen.resignActive()
    await app.breathe()
    show()
    await app.breathe()
    app.screen.screen.becomeActive()
    await app.settle()
    app.clock.advance(by: .seconds(3))
    app.navigator.scene.screenDidChange()
    await app.expect("main[*(product(1)) | account…]")
    #expect(!app.codes.contains("NAV061"))
  }

  @Test("what it takes away in another tab has gone from the tree too", arguments: World.each)
  func tab(world: World) async throws {
    let (app, show) = try await app(in: world, at: .push, showing: .product(id: 1))
    app.session.isSignedIn = true
    show()
    await app.settle()
    app.navigator.show(.account)
    await app.expect("main[(products › product(1) › ?) | *(account)]")
    app.other.takeAway()
    await app.settle()
    app.navigator.scene.screenDidChange()
    await app.expect("main[(products › product(1)) | *(account)]")
    #expect(app.codes == [])
  }
}
