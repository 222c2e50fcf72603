import HeadlessSwiftUI
import HeadlessUIKit
import Testing

private struct Page: View {
  let chosen: (String) -> Void

  var body: some View {
    Button("Beside") { chosen("beside") }
    Menu("Actions") {
      Button("Copy") { chosen("copy") }
      Button("Paste") { chosen("paste") }.disabled(true)
    }
    Menu {
      Button("Only") { chosen("only") }
    } label: {
      Text("Other")
    }
  }
}

@MainActor @Suite("An open menu is a UIKit presentation that contains the menu's buttons (U165)")
struct MenuTests {
  @Test(arguments: HeadlessAssumptions.MenuActions.allCases)
  func theItemsAreAllThatCanBeTapped(moment: HeadlessAssumptions.MenuActions) throws {
    var chosen: [String] = []
    var assumptions = HeadlessViewAssumptions()
    assumptions.uikit.menuActions = moment
    let scene = HeadlessScene(assumptions: assumptions) { Page { chosen.append($0) } }
    #expect(scene.tappable == ["Beside", "Actions", "Other"])
    try scene.tap("Actions")
    #expect(scene.isTransitioning && scene.tappable.isEmpty)
    scene.finishTransitions()
    #expect(scene.tappable == ["Dismiss menu", "Copy"])
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Beside") }
    try scene.tap("Copy")
    #expect(chosen == (moment == .whenItHasGone ? [] : ["copy"]))
    scene.finishTransitions()
    scene.turn()
    #expect(chosen == ["copy"])
    try scene.tap("Beside")
    #expect(chosen == ["copy", "beside"])
    try scene.tap("Other")
    scene.finishTransitions()
    #expect(scene.tappable == ["Dismiss menu", "Only"])
    try scene.tap("Dismiss menu")
    scene.finishTransitions()
    scene.turn()
    #expect(scene.tappable == ["Beside", "Actions", "Other"])
    #expect(scene.faults == [])
    scene.close()
  }

  @Test func `a finger that rests on a view opens its context menu`() throws {
    var chosen: [String] = []
    let scene = HeadlessScene { Card { chosen.append($0) } }
    #expect(scene.tappable == ["Open"])
    #expect(throws: HeadlessTouchError.self) { try scene.press("Beside") }
    for name in ["Card", "Open"] {
      try scene.press(name)
      #expect(scene.isTransitioning)
      scene.finishTransitions()
      #expect(scene.tappable == ["Dismiss menu", "Copy"])
      #expect(throws: HeadlessTouchError.self) { try scene.press(name) }
      try scene.tap("Copy")
      scene.finishTransitions()
      scene.turn()
    }
    #expect(chosen == ["copy", "copy"])
    #expect(scene.faults == [])
    scene.close()
  }
}

private struct Card: View {
  let chosen: (String) -> Void

  var body: some View {
    Text("Beside")
    VStack {
      Text("Card")
      Button("Open") { chosen("open") }
    }
    .contextMenu { Button("Copy") { chosen("copy") } }
  }
}
