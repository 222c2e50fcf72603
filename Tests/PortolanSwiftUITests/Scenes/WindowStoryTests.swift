import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite(
  "When a navigator's window closes or is replaced, its next window shows the same tree")
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
    let shown = PortolanSwiftUITests.picture(of: window.nodes)
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(window.faults == [], sourceLocation: location)
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

  @Test(
    "the one in front closes, and the other shows all at once, however late SwiftUI frees it",
    arguments: World.each)
  func handsOver(world: World) async {
    let first = await open(in: world)
    let second = await open(in: world)
    second.close()
    await first.breathe()
    #expect(PortolanSwiftUITests.picture(of: first.nodes) == "main[*(products) | account…]")
    await expect("main[*(products) | account…]", on: first)
  }

  @Test("one whose root a cover hides stays the one in front", arguments: World.each)
  func covered(world: World) async {
    let first = await open(in: world)
    let second = await open(in: world)
    navigator.show(.note)
    await expect("main[*(products) | account…] ⇧ fullScreen (note)", on: second)
    await first.breathe()
    #expect(first.nodes.texts == [])
    navigator.dismiss()
    await expect("main[*(products) | account…]", on: second)
    await first.breathe()
    #expect(first.nodes.texts == [])
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
    await first.breathe()
    #expect(first.nodes.texts == [])
  }

  @Test("a memory warning releases the parts that are kept", arguments: World.each)
  func memory(world: World) async {
    let window = await open(in: world)
    navigator.show(.lock, options: .keepingReplacedPart)
    await window.settle(navigator.scene, clock)
    #expect(navigator.tree.keptRoots.count == 1)
    window.screen.sendMemoryWarning()
    await window.settle(navigator.scene, clock)
    #expect(navigator.tree.keptRoots.isEmpty)
    await expect("lock", on: window)
  }
}
