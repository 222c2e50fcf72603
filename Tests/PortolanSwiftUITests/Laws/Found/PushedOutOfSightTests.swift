import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("The tree matches a push by other code that SwiftUI does not report to the host")
struct PushedOutOfSightTests {
  /// Seed 33000026 of the splits.
  @Test("in a column that is hidden while its path changes", arguments: World.each)
  func hiddenColumn(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.desk)
    await app.settle()
    app.other.show(.push, from: try app.node(of: "list"))
    app.navigator.show(.album)
    await app.screen.breathe()
    app.navigator.show(.list)
    try app.screen.tap("Hide Sidebar")
    await app.settle()
    #expect(app.shown == app.peeked.picture)
  }

  /// Seed 13 of the splits.
  @Test("beneath its own pushed screen, in sight", arguments: World.each)
  func beneathItsOwn(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.album)
    await app.settle()
    app.other.show(.push, from: try app.node(of: "photo(0)"))
    await app.settle()
    app.other.show(.push, from: try app.node(of: "list"))
    await app.settle()
    #expect(app.shown.contains("› ? › ?"))
    #expect(app.peeked.picture == app.shown)
  }

  /// Seed 34000081 of the splits.
  @Test("over a screen of ours that goes", arguments: World.each)
  func overOneThatGoes(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    app.navigator.show(.album)
    await app.settle()
    let photo = try app.node(of: "photo(0)")
    app.other.show(.push, from: photo)
    await app.settle()
    app.other.dismiss(photo)
    await app.screen.breathe()
    app.other.show(.popover, from: photo)
    await app.settle()
    #expect(app.shown == app.peeked.picture)
  }

  nonisolated private static let reporting = World.each.filter(\.reports)
  nonisolated private static let tabs = [Radio.albums, .search]

  /// Seeds 34000199 and 33000035 of the sidebars.
  @Test("in a tab that is left in the same turn", arguments: World.each, tabs)
  func leftTab(world: World, next: Radio) async throws {
    let app = await RadioApp(world, RadioApp.wide)
    let home = try #require(app.peeked.visiblePath.last)
    app.other.show(.push, from: home)
    app.navigator.show(next)
    await app.settle()
    #expect(app.differences == [])
    #expect(app.peeked.picture.contains("home › ?"))
  }

  /// Seed 33000075 of the sidebars.
  @Test("after the path of a tab that is left has changed", arguments: World.each)
  func changedPath(world: World) async throws {
    let app = await RadioApp(world, RadioApp.narrow)
    app.navigator.show(.item(1))
    app.navigator.show(.inbox)
    await app.screen.breathe()
    try app.screen.tapTab("home")
    await app.settle()
    #expect(app.differences == [])
  }

  /// Seed 33000101 of the sidebars.
  @Test("again, while a second tap on its tab takes its screen away", arguments: reporting, 0...8)
  func secondTap(world: World, turns: Int) async throws {
    let app = await RadioApp(world, RadioApp.narrow)
    let home = try #require(app.peeked.visiblePath.last)
    app.other.show(.push, from: home)
    await app.settle()
    try app.screen.tapTab("home")
    for _ in 0..<turns { await app.screen.passTurn() }
    app.other.takeAway()
    app.other.show(.push, from: home)
    app.news.isSorted = false
    let deadlines = await app.screen.settle(app.navigator.scene, app.clock)
    #expect(deadlines == 0)
    #expect(app.differences == [])
  }

  /// Seed 34000169 of the sidebars.
  @Test("in a tab under More, over which its cover goes", arguments: reporting, 0...8)
  func underMore(world: World, turns: Int) async throws {
    let app = await RadioApp(world, RadioApp.narrow, isLong: true)
    app.navigator.show(.search)
    await app.settle()
    let search = try #require(app.peeked.visiblePath.last)
    app.other.show(.cover, from: search)
    await app.settle()
    app.navigator.show(.search)
    app.screen.screen.rotate(to: RadioApp.wide, on: .pad)
    for _ in 0..<turns { await app.screen.passTurn() }
    app.other.show(.push, from: search)
    let deadlines = await app.screen.settle(app.navigator.scene, app.clock)
    #expect(deadlines == 0)
    #expect(app.differences == [])
  }

  /// Seed 1796018661.
  @Test("beneath a sheet that springs back, of which no report comes", arguments: 0...2)
  func springsBack(reports: Int) async throws {
    let app = try TestApp(withHouseIn: .with { $0.controllerReports = .never })
    app.navigator.show(.main)
    await app.settle()
    app.other.show(.push, from: try #require(app.peeked.visiblePath.last))
    await app.settle()
    app.navigator.show(.bag)
    await app.settle()
    // Each time another report is the one that does not come.
    for _ in 0..<reports {
      app.navigator.show(.note)
      await app.settle()
      app.navigator.back()
      await app.settle()
    }
    app.other.takeAway()
    await app.screen.breathe()
    try app.screen.beginSheetDrag()
    await app.screen.breathe()
    app.screen.cancelSheetDrag()
    await app.rest()
    #expect(app.shown == app.peeked.picture)
    #expect(!app.shown.contains("?"))
  }
}

extension HeadlessScene {
  func passTurn() async {
    for _ in 0..<10 { await Task.yield() }
    turn()
  }
}
