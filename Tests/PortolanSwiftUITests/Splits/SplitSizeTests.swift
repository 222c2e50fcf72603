import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A split that collapses and expands keeps path, screens, models and state (N7)")
struct SplitSizeTests {
  @Test("there and back, with 100 screens: none is made again, and states stay")
  func hundred() async throws {
    let app = DeskApp(in: .with { $0.coveredScreens = .builtAtOnce }, DeskApp.wide)
    for number in [0, 30, 60, 97] {
      app.navigator.show(.page(number))
      await app.settle()
    }
    let way = app.navigator.tree.visiblePath
    try app.screen.tap("Count list")
    try app.screen.tap("Count page(97)")
    #expect(app.log.made.count == 100)
    for size in [DeskApp.narrow, DeskApp.wide, DeskApp.narrow, DeskApp.wide] {
      app.screen.screen.rotate(to: size, on: .pad)
      await app.settle()
      #expect(app.navigator.tree.visiblePath == way)
      #expect(
        app.inReach == (size == DeskApp.narrow ? ["page(97) 1"] : ["list 1", "page(97) 1"]))
    }
    #expect(app.log.made.count == 100 && app.log.madeTwice == nil)
    #expect(app.screen.faults == [] && app.codes == [] && app.deadlines == 0)
  }

  @Test("what is in front stays in front", arguments: World.each)
  func front(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1))}")
    try app.screen.tapBack()
    await app.expect("desk{*(list) > (item(1))}")
    await app.rotate(to: DeskApp.wide, "desk{*(list) | (item(1))}")
    await app.rotate(to: DeskApp.narrow, "desk{*(list) > (item(1))}")
  }

  @Test(
    "SwiftUI may prefer a path in a later column, which the tree follows", arguments: World.each)
  func path(world: World) async {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.page(0), "desk{(list) | *(item(1) › page(0))}")
    await app.show(.folder(1), "desk{*(list › folder(1)) | (item(1) › page(0))}")
    let isKept = world.assumptions.collapses == .toPreference
    await app.rotate(
      to: DeskApp.narrow,
      isKept
        ? "desk{*(list › folder(1)) > (item(1) › page(0))}"
        : "desk{(list › folder(1)) > *(item(1) › page(0))}")
  }

  @Test(
    "asked for before the first frame, it has the columns that the window has room for",
    arguments: World.each, [DeskApp.narrow, DeskApp.wide])
  func early(world: World, size: CGSize) async {
    let app = DeskApp(in: world, size, showing: .desk)
    await app.expect(
      size == DeskApp.narrow ? "desk{*(list) > empty…}" : "desk{*(list) | (empty)}")
  }

  @Test("an empty column is entered when it comes into view", arguments: World.each)
  func filled(world: World) async {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.desk, "desk{*(list) > empty…}")
    await app.rotate(to: DeskApp.wide, "desk{*(list) | (empty)}")
    #expect(app.inReach == ["list 0", "empty 0"])
    await app.rotate(to: DeskApp.narrow, "desk{*(list) > (empty)}")
  }

  @Test(
    "a column that was closed is entered when it alone comes into view, beside hidden ones",
    arguments: World.each)
  func alone(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    try app.screen.tap("Hide Sidebar")
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1))}")
    try app.screen.tap("Close")
    await app.expect("desk{*(list) > empty…}")
    await app.rotate(to: DeskApp.wide, "desk{*(list) | (empty)}")
    #expect(app.inReach == ["empty 0"])
    #expect(app.log.made.count == 3 && app.codes == [])
  }

  @Test("a column that needs a guard stays empty beside the others", arguments: World.each)
  func guarded(world: World) async {
    let app = DeskApp(in: world, DeskApp.wide)
    app.door.verdict = .deny("closed")
    await app.show(.trio, "trio{*one | two… | three}")
    #expect(app.door.asked == 0)
    await app.rotate(to: DeskApp.narrow, "trio{*one > two… > three}")
    await app.show(.two, "trio{*one > two… > three}")
    app.door.verdict = .allow
    await app.show(.two, "trio{one > *(two) > three}")
  }

  @Test("while a guard is asked", arguments: World.each)
  func duringRequest(world: World) async {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.trio, "trio{*one | two… | three}")
    app.navigator.show(.two)
    await app.rotate(to: DeskApp.narrow, "trio{one > *(two) > three}")
    app.navigator.show(.three)
    await app.rotate(to: DeskApp.wide, "trio{one | (two) | *three}")
  }

  @Test("while a stack moves", arguments: World.each)
  func duringPush(world: World) async {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    app.navigator.show(.page(0))
    app.screen.turn()
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1) › page(0))}")
    app.navigator.show(.list)
    app.screen.turn()
    await app.rotate(to: DeskApp.wide, "desk{*(list) | (item(1) › page(0))}")
  }

  @Test("while a finger goes back", arguments: World.each)
  func duringSwipe(world: World) async throws {
    let app = DeskApp(in: world, DeskApp.narrow)
    await app.show(.page(0), "desk{(list) > *(item(1) › page(0))}")
    try app.screen.beginSwipeBack()
    await app.rotate(to: DeskApp.wide, "desk{(list) | *(item(1) › page(0))}")
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1) › page(0))}")
    try app.screen.tapBack()
    await app.expect("desk{(list) > *(item(1))}")
    try app.screen.beginSwipeBack()
    await app.rotate(to: DeskApp.wide, "desk{(list) | *(item(1))}")
  }

  @Test(
    "a pop that a finger keeps SwiftUI from following is followed in a column that is hidden then",
    arguments: HeadlessViewAssumptions.Reports.allCases)
  func missedPop(reports: HeadlessViewAssumptions.Reports) async throws {
    let world = World.with { ($0.pathDuringTransition, $0.controllerReports) = (.lost, reports) }
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    try app.screen.tap("Hide Sidebar")
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1))}")
    await app.show(.folder(2), "desk{*(list › folder(2)) > (item(1))}")
    app.navigator.back()
    try app.screen.beginSwipeBack()
    app.screen.turn()
    app.screen.screen.rotate(to: DeskApp.wide, on: .pad)
    await app.settle()
    #expect(app.navigator.tree.picture == "desk{*(list) | (item(1))}")
    #expect(app.shown == app.navigator.tree.picture)
    try app.screen.tap("Show Sidebar")
    await app.settle()
    #expect(app.inReach == ["list 0", "item(1) 0"])
    #expect(app.navigator.tree.picture == "desk{*(list) | (item(1))}")
    #expect(!app.navigator.scene.isBusy && app.screen.faults == [])
  }

  @Test("behind a sheet, and before the split is shown", arguments: World.each)
  func behind(world: World) async {
    let app = DeskApp(in: world, DeskApp.wide)
    await app.show(.item(1), "desk{(list) | *(item(1))}")
    await app.show(.note, "desk{(list) | *(item(1))} ⇧ sheet (note)")
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1))} ⇧ sheet (note)")
    app.navigator.dismiss()
    await app.expect("desk{(list) > *(item(1))}")
    await app.show(.start, "start")
    await app.rotate(to: DeskApp.wide, "start")
    await app.show(.desk, "desk{*(list) | (empty)}")
  }

  @Test("nothing is kept of a split that went")
  func releases() async throws {
    let app = DeskApp(DeskApp.wide)
    await app.show(.page(0), "desk{(list) | *(item(1) › page(0))}")
    await app.rotate(to: DeskApp.narrow, "desk{(list) > *(item(1) › page(0))}")
    await app.show(.start, "start")
    app.clock.advance(by: .seconds(4))
    await app.settle()
    #expect(app.log.alive == ["start"] && app.codes == [])
  }
}
