import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Observable private final class Shell {
  var isShown = true
}

/// A plain app in which a shell may be shown and taken away.
private struct PlainApp<Content: View>: View {
  let shell: Shell
  @ViewBuilder let content: () -> Content

  var body: some View {
    if shell.isShown { content() } else { Text("plain") }
  }
}

@MainActor @Suite("Windows that close, open again, and show one navigator twice")
struct WindowStoryTests {
  private let log = ScreenLog()
  private let clock = HeadlessClock()
  private let navigator: Navigator<Shop>

  init() {
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    navigator.show(.main)
  }

  private func open(in world: World) async -> HeadlessScene {
    let window = make(in: world)
    await window.settle(navigator.scene, clock)
    return window
  }

  private func make(in world: World) -> HeadlessScene {
    HeadlessScene(profile: world.profile, assumptions: world.assumptions, clock: clock) {
      SceneRootView(navigator.scene, TestViews(log: log))
    }
  }

  /// Closes a window, and lets the system free its views.
  private func close(_ window: HeadlessScene) async {
    window.close()
    window.letGo()
    await window.breathe()
  }

  private func expect(
    _ picture: String, on window: HeadlessScene, _ location: SourceLocation = #_sourceLocation
  ) async {
    await window.settle(navigator.scene, clock)
    let shown = PortolanSwiftUITests.picture(of: window.nodes, [:])
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(window.faults == [], sourceLocation: location)
  }

  @Test(
    "a window that is closed and opened again shows what was there, and follows",
    arguments: World.each)
  func reopened(world: World) async throws {
    var window = await open(in: world)
    navigator.show(.checkout)
    let deep = "main[*(products) | account…] ⇧ sheet (bag › checkout)"
    await window.settle(navigator.scene, clock)
    await close(window)
    let between = navigator.show(.product(id: 1))
    await window.breathe()
    #expect(between.ending == "arrived", "in the tree alone")
    navigator.show(.checkout)
    window = await open(in: world)
    await expect(deep.replacing("(products)", with: "(products › product(1))"), on: window)
    let after = navigator.dismiss()
    await expect("main[*(products › product(1)) | account…]", on: window)
    #expect(after.ending == "arrived")
    try window.tapBack()
    await expect("main[*(products) | account…]", on: window)
  }

  @Test(
    "closed in the middle of a transition, what was asked for ends, and it opens again",
    arguments: World.each)
  func closedMeanwhile(world: World) async {
    var window = await open(in: world)
    let request = navigator.show(.bag)
    await window.breathe()
    await close(window)
    #expect(request.ending != "open")
    window = await open(in: world)
    await expect("main[*(products) | account…] ⇧ sheet (bag)", on: window)
  }

  @Test(
    "a second window of one navigator is said, shows it, and gives it back", arguments: World.each)
  func second(world: World) async {
    let first = await open(in: world)
    var codes: [String] = []
    navigator.scene.onEvent = {
      if case .diagnosed(let diagnostic) = $0 { codes.append(diagnostic.code) }
    }
    let second = await open(in: world)
    #expect(codes == ["NAV078"])
    await expect("main[*(products) | account…]", on: second)
    await first.breathe()
    #expect(first.nodes.texts == [], "it does not show what does not follow")
    navigator.show(.bag)
    await expect("main[*(products) | account…] ⇧ sheet (bag)", on: second)
    second.close()
    await second.breathe()
    await expect("main[*(products) | account…] ⇧ sheet (bag)", on: first)
    navigator.dismiss()
    await expect("main[*(products) | account…]", on: first)
    #expect(codes == ["NAV078"])
  }

  @Test(
    "a third window that opens in the turn in which the second closes gives it back to the first",
    arguments: World.each)
  func third(world: World) async {
    let first = await open(in: world)
    let second = await open(in: world)
    second.close()
    let third = await open(in: world)
    await expect("main[*(products) | account…]", on: third)
    third.close()
    await third.breathe()
    await expect("main[*(products) | account…]", on: first)
  }

  @Test("of windows that open in one turn the last shows the navigator", arguments: World.each)
  func manyInOneTurn(world: World) async {
    let first = await open(in: world)
    navigator.show(.bag)
    await first.settle(navigator.scene, clock)
    let second = make(in: world)
    let third = make(in: world)
    await expect("main[*(products) | account…] ⇧ sheet (bag)", on: third)
    for window in [first, second] {
      await window.settle(navigator.scene, clock)
      #expect(window.nodes.texts == [])
    }
    second.close()
    third.close()
    await third.breathe()
    await first.settle(navigator.scene, clock)
    // A sheet that does not tell that it has come may be followed as if it had gone (S71); both occur.
    let isTold = world.assumptions.controllerReports != .never
    let hasSheet = isTold || navigator.tree.picture.contains("⇧")
    await expect("main[*(products) | account…]" + (hasSheet ? " ⇧ sheet (bag)" : ""), on: first)
  }

  @Test(
    "a window that is replaced in the turn of a new path keeps its stacks' ways to their screens",
    arguments: World.each)
  func replacedWithAPath(world: World) async {
    let first = await open(in: world)
    navigator.stack(.bag).set([.product(id: 1)])
    await first.settle(navigator.scene, clock)
    navigator.reset(to: .product(id: 2))
    let second = make(in: world)
    await first.settle(navigator.scene, clock)
    #expect(first.faults == [])
    await expect(navigator.tree.picture, on: second)
  }

  @Test(
    "a window that is replaced while a sheet comes shows the sheet no more", arguments: World.each)
  func replacedWhilePresenting(world: World) async {
    let first = await open(in: world)
    navigator.show(.bag)
    await first.breathe()
    #expect(first.isTransitioning)
    let second = await open(in: world)
    await first.breathe()
    #expect(first.isTransitioning, "it is told to close while it comes")
    for _ in 0..<3 {
      first.finishTransitions()
      await first.breathe()
    }
    #expect(first.nodes.texts == [])
    await expect("main[*(products) | account…] ⇧ sheet (bag)", on: second)
  }

  @Test(
    "a window that is replaced while a sheet over its sheet goes shows neither",
    arguments: World.each)
  func replacedWhileDismissing(world: World) async {
    let first = await open(in: world)
    navigator.show(.bag)
    await first.settle(navigator.scene, clock)
    navigator.show(.signIn)
    await first.settle(navigator.scene, clock)
    navigator.dismiss()
    await first.breathe()
    #expect(first.isTransitioning)
    let second = await open(in: world)
    for _ in 0..<3 {
      first.finishTransitions()
      await first.breathe()
    }
    #expect(first.nodes.texts == [])
    await expect("main[*(products) | account…] ⇧ sheet (bag)", on: second)
  }

  @Test(
    "a window that is replaced while a cover hides its root is empty without the cover",
    arguments: World.each)
  func replacedUnderCover(world: World) async {
    let first = await open(in: world)
    navigator.show(.note)
    await first.settle(navigator.scene, clock)
    let second = await open(in: world)
    await first.settle(navigator.scene, clock)
    #expect(first.nodes.texts == [])
    navigator.dismiss()
    await expect("main[*(products) | account…]", on: second)
    #expect(first.nodes.texts == [])
  }

  @Test("a shell inside a plain app comes and goes with all that was shown", arguments: World.each)
  func shell(world: World) async {
    let shell = Shell()
    let window = HeadlessScene(
      profile: world.profile, assumptions: world.assumptions, clock: clock
    ) {
      PlainApp(shell: shell) { SceneRootView(navigator.scene, TestViews(log: log)) }
    }
    navigator.show(.product(id: 2))
    for _ in 0..<2 {
      await expect("main[*(products › product(2)) | account…]", on: window)
      shell.isShown = false
      await window.settle(navigator.scene, clock)
      #expect(window.nodes.texts == ["plain"])
      shell.isShown = true
    }
    await expect("main[*(products › product(2)) | account…]", on: window)
    #expect(navigator.back().ending != "NAV043")
    await expect("main[*(products) | account…]", on: window)
  }

  @Test("a memory warning releases the parts that are kept", arguments: World.each)
  func memory(world: World) async {
    let window = await open(in: world)
    navigator.show(.lock, keeping: .replacedPart)
    await window.settle(navigator.scene, clock)
    #expect(navigator.tree.keptRoots.count == 1)
    window.screen.sendMemoryWarning()
    await window.settle(navigator.scene, clock)
    #expect(navigator.tree.keptRoots.isEmpty)
    await expect("lock", on: window)
  }
}
