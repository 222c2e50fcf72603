import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Who has the keyboard, and what becomes of it when the field goes.
@MainActor @Suite("A focus state says which field has the keyboard, and moves the keyboard")
struct FocusTests {
  private struct Form: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var isFirst: Bool
    @FocusState private var isSecond: Bool
    let flags: TwoFlags

    var body: some View {
      if !flags.first { TextField("First", text: $first).focused($isFirst) }
      TextField("Second", text: $second).focused($isSecond)
      Text("\(isFirst) \(isSecond)")
      Button("Take") { isFirst = true }
      Button("Nobody") {
        isFirst = false
        isSecond = false
      }
    }
  }

  private let flags = TwoFlags()

  private func scene() -> HeadlessScene { HeadlessScene { Form(flags: flags) } }

  private func focus(_ scene: HeadlessScene) -> [Bool] {
    scene.nodes.all(.field).map(\.isFocused)
  }

  /// UIKit's fields that have the keyboard.
  private func typing(_ scene: HeadlessScene) -> [UIView] {
    func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    return (scene.screen.window.map(views) ?? []).filter(\.isFirstResponder)
  }

  @Test func typingElsewhereMovesItAndBothStatesFollow() throws {
    let scene = scene()
    try scene.type("a", into: "First")
    scene.turn()
    #expect(scene.nodes.texts.contains("true false"), "\(scene.picture)")
    try scene.type("b", into: "Second")
    scene.turn()
    #expect(focus(scene) == [false, true])
    #expect(scene.nodes.texts.contains("false true"), "\(scene.picture)")
  }

  @Test func aStateTakesAndGivesItBack() throws {
    let scene = scene()
    try scene.tap("Take")
    scene.turn()
    #expect(focus(scene) == [true, false])
    try scene.tap("Nobody")
    scene.turn()
    #expect(focus(scene) == [false, false])
    #expect(typing(scene).isEmpty)
  }

  @Test func aFieldThatGoesLeavesTheKeyboard() throws {
    let scene = scene()
    try scene.type("a", into: "First")
    scene.turn()
    weak let field = typing(scene).first
    #expect(field != nil)
    flags.first = true
    scene.turn()
    #expect(typing(scene).isEmpty)
    #expect(field?.superview == nil)
  }

  @Test func aTapOnAFieldTakesTheKeyboardAndKeepsTheText() throws {
    let scene = scene()
    try scene.type("word", into: "Second")
    try scene.tap("Second")
    scene.turn()
    #expect(scene.nodes.all(.field).map(\.value) == ["", "word"])
    #expect(focus(scene) == [false, true])
  }
}
