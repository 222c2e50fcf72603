import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Changes that reach a stack from inside, or past a stack that is itself the same as before.
@MainActor
@Suite("A stack updates when one of its own screens changes the stack's path or destinations")
struct StackInnerChangeTests {
  /// Reads inside what it declares, so that the stack around it is not evaluated again.
  private struct Inner: View {
    let flags: TwoFlags
    @Bindable var model: SheetModel
    var body: some View {
      let word = flags.first ? "new" : "old"
      Text("root")
        .navigationDestination(for: Int.self) { Text("\(word) \($0)") }
        .navigationDestination(item: $model.outer) { Text("\(word) item \($0.id)") }
    }
  }

  private struct Outer: View {
    let flags: TwoFlags
    let model: SheetModel
    @Bindable var path: PathModel
    var body: some View {
      NavigationStack(path: $path.path) { Inner(flags: flags, model: model) }
    }
  }

  @Test func s52WhatADestinationCapturesInsideReachesTheScreensThatAreShown() {
    let (flags, model, path) = (TwoFlags(), SheetModel(), PathModel())
    let scene = HeadlessScene { Outer(flags: flags, model: model, path: path) }
    path.path = [1]
    model.outer = Item(id: 2)
    scene.finish()
    scene.resetEvaluations()
    flags.first = true
    scene.turn()
    #expect(scene.nodes.texts.last == "new item 2")
    #expect(scene.evaluations == ["Inner": 1])
    model.outer = nil
    scene.finish()
    #expect(scene.nodes.texts.last == "new 1")
  }

  private struct Still: View {
    var body: some View {
      NavigationStack { Facing(place: "root") }
      TabView { Facing(place: "tab").tabItem { Facing(place: "label") } }
    }
  }

  private struct Facing: View {
    let place: String
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text("\(place) \(direction == .leftToRight ? "left" : "right")") }
  }

  @Test func s20AStackThatStaysTheSameHandsTheEnvironmentOn() {
    let flags = TwoFlags()
    let scene = HeadlessScene {
      Still().environment(\.layoutDirection, flags.first ? .rightToLeft : .leftToRight)
    }
    scene.resetEvaluations()
    flags.first = true
    scene.turn()
    #expect(scene.nodes.texts == ["root right", "tab right"])
    #expect(scene.nodes.all(.tab).map(\.label) == ["label right"])
    #expect(scene.evaluations == ["Facing": 3])
  }

  @Test func theWayBackIsAnAnimatedPop() throws {
    let path = PathModel()
    path.path = [1, 2, 3]
    let scene = HeadlessScene { StackApp(model: path, log: Log()) }
    try scene.tapBack()
    scene.finish()
    try scene.tapBack(to: 0)
    scene.finish()
    #expect(
      scene.transitions.map(\.description) == [
        "pop: root › 1 › 2 › 3 → root › 1 › 2", "pop: root › 1 › 2 → root",
      ])
  }

  @Test func s13ATapOnTheTabOfARootWritesNothing() throws {
    let path = PathModel()
    let scene = HeadlessScene {
      TabView { StackApp(model: path, log: Log()).tabItem { Text("One") } }
    }
    try scene.tapTab("One")
    scene.finish()
    #expect(path.writes.isEmpty)
  }

  @Test func whatIsWrittenUnderAFinishedSwipeIsShown() throws {
    let path = PathModel()
    path.path = [1, 2]
    let scene = HeadlessScene(assumptions: .with(\.popWrites, .last)) {
      StackApp(model: path, log: Log())
    }
    try scene.beginSwipeBack()
    scene.finishSwipeBack()
    path.path = [1, 5]
    scene.turn()
    scene.finishTransitions()
    #expect(path.path == [1])
    #expect(scene.screens == ["root", "1"])
  }
}
