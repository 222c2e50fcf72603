import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("SwiftUI keeps or loses a path or sheet that is set before the scene can show it")
struct InactivePathTests {
  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func s48APathWrittenWhileTheSceneIsInactive(fate: HeadlessViewAssumptions.Fate) {
    let model = PathModel()
    let scene = HeadlessScene(assumptions: .with(\.inactivePaths, fate)) {
      StackApp(model: model, log: Log())
    }
    scene.screen.resignActive()
    model.path = [1]
    scene.finish()
    scene.screen.becomeActive()
    scene.finish()
    #expect(scene.screens == (fate == .kept ? ["root", "1"] : ["root"]))
    model.path = [1, 2]
    scene.finish()
    #expect(scene.screens == ["root", "1", "2"])
  }

  @Test(arguments: HeadlessViewAssumptions.Fate.allCases)
  func s66ASheetAskedForBeforeTheRootHasAppeared(fate: HeadlessViewAssumptions.Fate) {
    let model = SheetModel()
    model.outer = Item(id: 1)
    let scene = HeadlessScene(assumptions: .with(\.earlyPresentations, fate)) {
      SheetApp(model: model, log: Log())
    }
    scene.finish()
    #expect(scene.nodes.all(.sheet).count == (fate == .kept ? 1 : 0))
    model.outer = Item(id: 2)
    scene.finish()
    scene.finish()
    #expect(scene.nodes.all(.sheet).map(\.label) == ["sheet 2"])
  }

  @Test(arguments: HeadlessViewAssumptions.Reach.allCases)
  func s67HiddenFromAssistiveTechnologyUpToAStackOrInsideToo(
    reach: HeadlessViewAssumptions.Reach
  ) {
    let scene = HeadlessScene(assumptions: .with(\.accessibilityReach, reach)) {
      NavigationStack { Text("inside") }.accessibilityHidden(true)
    }
    let text = scene.nodes.all(.text).first
    #expect(text?.isHiddenFromAccessibility == (reach == .everything))
  }
}
