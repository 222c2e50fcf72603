import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "A split keeps the screens and state of its columns when it collapses and expands (S37, S39)")
struct SplitSizeTests {
  private let values = SplitValues()
  private let log = Log()

  private func scene(
    _ assumptions: HeadlessViewAssumptions = .init(),
    @ViewBuilder of root: @escaping () -> some View
  ) -> HeadlessScene {
    let scene = HeadlessScene(assumptions: assumptions, root: root)
    scene.resize(to: HeadlessScene.wide)
    return scene
  }

  private func two(_ assumptions: HeadlessViewAssumptions = .init()) -> HeadlessScene {
    scene(assumptions) { TwoColumns(values: values, log: log) }
  }

  @Test func `wide, both columns are in sight, and none is on top`() {
    let scene = two()
    #expect(scene.inReach == ["list", "item"])
    #expect(scene.nodes.all(.split).map(\.isCollapsed) == [false])
    #expect(throws: HeadlessTouchError.self) { try scene.tapBack() }
    values.column = .detail
    scene.finish()
    #expect(scene.inReach == ["list", "item"] && scene.faults == [])
  }

  @Test func `there and back, states and paths stay`() throws {
    let scene = two()
    try scene.tap("Count list")
    try scene.tap("Count item")
    values.path = [1]
    scene.finish()
    try scene.tap("Count page 1")
    for column in [NavigationSplitViewColumn.sidebar, .detail] {
      values.column = column
      scene.resize(to: HeadlessScene.narrow)
      #expect(scene.inReach == [column == .sidebar ? "list" : "page 1"])
      scene.resize(to: HeadlessScene.wide)
      #expect(scene.inReach == ["list", "page 1"])
    }
    let texts = scene.nodes.texts
    for name in ["list", "item", "page 1"] { #expect(texts.contains("\(name) counts 1")) }
    #expect(values.path == [1] && scene.faults == [])
    // The system wrote nothing of its own.
    #expect(values.columns == [.sidebar, .detail] && values.visibilities == [])
  }

  @Test func `each column appears and disappears in pairs`() {
    let scene = two()
    for size in [HeadlessScene.narrow, HeadlessScene.wide, HeadlessScene.narrow] {
      scene.resize(to: size)
    }
    #expect(log.lines.filter { $0.hasPrefix("list") } == ["list on"])
    #expect(
      log.lines.filter { $0.hasPrefix("item") } == ["item on", "item off", "item on", "item off"])
  }

  @Test func `a column that leaves while a cover comes has gone`() {
    let sheets = SheetModel()
    let scene = scene {
      TwoColumns(values: values, log: log)
        .fullScreenCover(item: Bindable(sheets).outer) { _ in Text("Cover") }
    }
    sheets.outer = Item(id: 1)
    scene.turn()
    #expect(scene.isTransitioning)
    scene.screen.rotate(to: HeadlessScene.narrow, on: .pad)
    scene.finish()
    #expect(log.lines.filter { $0.hasPrefix("item") } == ["item on", "item off"])
    sheets.outer = nil
    scene.finish()
    scene.resize(to: HeadlessScene.wide)
    #expect(log.lines.filter { $0.hasPrefix("item") } == ["item on", "item off", "item on"])
    #expect(scene.inReach == ["list", "item"] && scene.faults == [])
  }

  @Test(arguments: HeadlessViewAssumptions.Collapse.allCases)
  func `a path in a later column counts more than the preference, or does not`(
    collapse: HeadlessViewAssumptions.Collapse
  ) {
    let scene = two(.with(\.collapses, collapse))
    values.path = [1]
    scene.finish()
    scene.resize(to: HeadlessScene.narrow)
    #expect(scene.inReach == [collapse == .toPaths ? "page 1" : "list"])
    #expect(values.column == (collapse == .toPaths ? .detail : .sidebar))
  }

  @Test func `a collapse ends what moves, and a swipe springs back`() throws {
    values.column = .detail
    let scene = two()
    scene.resize(to: HeadlessScene.narrow)
    try scene.beginSwipeBack()
    scene.resize(to: HeadlessScene.wide)
    #expect(scene.inReach == ["list", "item"] && values.column == .detail)
    scene.resize(to: HeadlessScene.narrow)
    values.column = .sidebar
    scene.turn()
    scene.screen.rotate(to: HeadlessScene.wide, on: .pad)
    scene.turn()
    #expect(scene.inReach == ["list", "item"])
    scene.finish()
    #expect(!scene.isTransitioning && scene.faults == [])
  }

  @Test(arguments: HeadlessViewAssumptions.ShownColumns.allCases)
  func `a button hides and shows the first column, and writes it`(
    shown: HeadlessViewAssumptions.ShownColumns
  ) throws {
    let scene = two(.with(\.shownColumns, shown))
    try scene.tap("Hide Sidebar")
    scene.finish()
    #expect(scene.inReach == ["item"] && values.visibility == .detailOnly)
    try scene.tap("Show Sidebar")
    scene.finish()
    #expect(scene.inReach == ["list", "item"])
    #expect(values.visibility == (shown == .all ? .all : .doubleColumn))
    scene.resize(to: HeadlessScene.narrow)
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Hide Sidebar") }
  }

  @Test func `of three columns on its own a device shows two, and upright one`() throws {
    let scene = scene { ThreeColumns(values: values, log: log) }
    #expect(scene.inReach == ["two", "three"])
    scene.resize(to: CGSize(width: 768, height: 1_024))
    #expect(scene.inReach == ["two", "three"], "a split that is shown does not look at the size")
    values.visibility = .all
    scene.finish()
    #expect(scene.inReach == ["one", "two", "three"])
    try scene.tap("Hide Sidebar")
    scene.finish()
    #expect(scene.inReach == ["two", "three"] && values.visibility == .doubleColumn)
    values.visibility = .detailOnly
    scene.finish()
    #expect(scene.inReach == ["three"])
  }

  @Test func `views read how much room there is`() {
    struct Room: View {
      @Environment(\.horizontalSizeClass) private var size
      var body: some View { Text(size == .compact ? "narrow" : "wide") }
    }
    let scene = HeadlessScene { Room() }
    #expect(scene.nodes.texts == ["narrow"])
    scene.resize(to: HeadlessScene.wide)
    #expect(scene.nodes.texts == ["wide"])
  }
}
