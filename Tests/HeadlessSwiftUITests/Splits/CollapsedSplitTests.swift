import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("A collapsed split shows one column, and pushes the next column onto the first (S37)")
struct CollapsedSplitTests {
  private let values = SplitValues()
  private let log = Log()

  private func two(_ assumptions: HeadlessViewAssumptions = .init()) -> HeadlessScene {
    let scene = HeadlessScene(assumptions: assumptions) { TwoColumns(values: values, log: log) }
    scene.finish()
    return scene
  }

  @Test func `the first one is in front, and the other is not built`() {
    let scene = two()
    #expect(scene.inReach == ["list"])
    #expect(scene.nodes.all(.split).map(\.isCollapsed) == [true])
    #expect(scene.nodes.all(.column).map(\.isBuilt) == [true, false])
    #expect(log.lines == ["list on"])
  }

  @Test func `a binding brings another one to the front, as a push`() {
    let scene = two()
    values.column = .detail
    scene.turn()
    #expect(scene.isTransitioning && log.lines == ["list on", "item on"])
    scene.finishTransitions()
    #expect(scene.inReach == ["item"])
    #expect(log.lines == ["list on", "item on", "list off"])
    #expect(scene.transitions.map(\.description) == ["push: sidebar → sidebar › detail"])
  }

  @Test(arguments: HeadlessViewAssumptions.Moment.allCases)
  func `Back writes the binding, before or after the transition`(
    moment: HeadlessViewAssumptions.Moment
  ) throws {
    let scene = two(.with(\.popWrites, moment))
    values.column = .detail
    scene.finish()
    #expect(scene.inReach == ["item"] && scene.nodes.all(.split).first?.backTitle == "List")
    try scene.tapBack()
    #expect(values.column == (moment == .first ? .sidebar : .detail))
    scene.finish()
    #expect(values.columns == [.detail, .sidebar] && scene.inReach == ["list"])
    #expect(throws: HeadlessTouchError.self) { try scene.tapBack() }
    values.column = .detail
    scene.finish()
    #expect(scene.inReach == ["item"])
  }

  @Test func `Back leaves the stack of a column first`() throws {
    values.column = .detail
    values.path = [1]
    let scene = two()
    #expect(scene.inReach == ["page 1"])
    try scene.tapBack()
    scene.finish()
    #expect(scene.inReach == ["item"] && values.column == .detail)
    try scene.tapBack()
    scene.finish()
    #expect(scene.inReach == ["list"] && values.path == [])
  }

  @Test func `a swipe writes when the finger has let go, and nothing when it is cancelled`() throws
  {
    values.column = .detail
    let scene = two()
    try scene.beginSwipeBack()
    scene.turn()
    #expect(values.column == .detail && scene.isGestureRunning)
    scene.cancelSwipeBack()
    scene.finish()
    #expect(scene.inReach == ["item"] && values.columns == [.detail])
    try scene.beginSwipeBack()
    scene.finishSwipeBack()
    scene.finish()
    #expect(scene.inReach == ["list"] && values.column == .sidebar)
    #expect(scene.faults == [])
  }

  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func `a column that is preferred during a transition follows it, or never comes`(
    fate: HeadlessViewAssumptions.Fate
  ) {
    let scene = two(.with(\.pathDuringTransition, fate))
    values.column = .detail
    scene.turn()
    values.column = .sidebar
    scene.turn()
    scene.finish()
    scene.finish()
    #expect(scene.inReach == [fate == .kept ? "list" : "item"])
  }

  @Test(arguments: [true, false])
  func `from the first of three to the last the middle one comes too, or not`(
    between: Bool
  ) throws {
    let scene = HeadlessScene(assumptions: .with(\.uikit.showsColumnsBetween, between)) {
      ThreeColumns(values: values, log: log)
    }
    scene.finish()
    values.column = .detail
    scene.finish()
    #expect(scene.inReach == ["three"])
    try scene.tapBack()
    scene.finish()
    #expect(scene.inReach == [between ? "two" : "one"])
    #expect(values.column == (between ? .content : .sidebar))
  }

  @Test func `a split of two has no middle column: the first one stands for it`() {
    values.column = .content
    #expect(two().inReach == ["list"])
  }
}
