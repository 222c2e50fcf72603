import HeadlessSwiftUI
import Testing

/// Properties of an app's own that are made of SwiftUI's, and modifiers with a state.
@MainActor
@Suite("SwiftUI sets the properties inside a custom DynamicProperty before calling its `update`")
struct DynamicPropertyTests {
  private struct Doubled: DynamicProperty {
    @State var value = 1
    @Environment(\.layoutDirection) var direction
    var doubled = 0
    mutating func update() { doubled = value * 2 }
  }

  private struct Owner: View {
    private var number = Doubled()
    var body: some View {
      Button("\(number.doubled) \(number.direction)") { number.value += 1 }
    }
  }

  @Test func innerPropertiesAreFilledInBeforeTheOuterIsUpdated() throws {
    let scene = HeadlessScene(layoutDirection: .rightToLeft) { Owner() }
    try scene.tap("2 rightToLeft")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label) == ["4 rightToLeft"])
  }

  private struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      content
      Button("modified \(count)") { count += 1 }
    }
  }

  @Test func aModifierHasAStateOfItsOwnAndKeepsItsContentStill() throws {
    let scene = HeadlessScene { Counter(name: "inner").modifier(Counting()) }
    try scene.tap("inner 0")
    scene.turn()
    scene.resetEvaluations()
    try scene.tap("modified 0")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label) == ["inner 1", "modified 1"])
    #expect(scene.evaluations == ["Counting": 1])
  }

  private struct Setting: View {
    @State private var value: Int
    init(_ first: Int) { _value = State(initialValue: first) }
    var body: some View { Text("\(value)") }
  }

  @Test func aFirstValueCountsOnlyOnce() {
    let flags = TwoFlags()
    let scene = HeadlessScene { Setting(flags.first ? 2 : 1) }
    flags.first = true
    scene.turn()
    #expect(scene.nodes.texts == ["1"])
  }

  private struct Writing: View {
    @State private var word = "a"
    let log: Log
    var body: some View {
      Button(word) {
        word = word == "a" ? "b" : "b"
        log.add(word)
      }
    }
  }

  @Test func aStateIsReadBackAtOnceAndTheSameValueRunsNothing() throws {
    let log = Log()
    let scene = HeadlessScene { Writing(log: log) }
    try scene.tap("a")
    #expect(log.lines == ["b"])
    scene.turn()
    scene.resetEvaluations()
    try scene.tap("b")
    scene.turn()
    #expect(scene.evaluations.isEmpty)
  }
}
