import HeadlessSwiftUI
import Testing

@MainActor
@Suite(
  "A path element's screen keeps its state at the same index, and starts anew when pushed again")
struct StackIdentityTests {
  private func scene(_ model: PathModel) -> HeadlessScene {
    HeadlessScene { StackApp(model: model, log: Log()) }
  }

  @Test func s17AnEqualElementAtTheSameIndexKeepsItsState() throws {
    let model = PathModel()
    model.path = [1, 2]
    let scene = scene(model)
    try scene.tap("Count 2")
    scene.turn()
    model.path = [5, 2]
    scene.finish()
    #expect(scene.nodes.texts.contains("2 counts 1"), "\(scene.picture)")
  }

  @Test func s17AnElementPushedAgainIsNew() throws {
    let model = PathModel()
    model.path = [1]
    let scene = scene(model)
    try scene.tap("Count 1")
    scene.finish()
    model.path = []
    scene.finish()
    model.path = [1]
    scene.finish()
    #expect(scene.nodes.texts.contains("1 counts 0"), "\(scene.picture)")
  }

  @Test(
    arguments: HeadlessViewAssumptions.MovedScreens.allCases, [[7, 1], [1, 7, 2], [2, 1], [1]])
  func s17AnElementAtAnotherIndexIsNewOrStays(
    moved: HeadlessViewAssumptions.MovedScreens, path: [Int]
  ) throws {
    let model = PathModel()
    model.path = [2, 1]
    let scene = HeadlessScene(assumptions: .with(\.movedScreens, moved)) {
      StackApp(model: model, log: Log())
    }
    try scene.tap("Count 1")
    scene.finish()
    model.path = path
    scene.finish()
    if path.last != 1 {
      model.path = path + [1]
      scene.finish()
    }
    let stays = path.last == 1 && (path.count == 2 || moved == .kept)
    #expect(scene.nodes.texts.contains("1 counts \(stays ? 1 : 0)"), "\(scene.picture)")
    #expect(scene.faults == [])
  }

  @Test func coveredScreensKeepTheirState() throws {
    let model = PathModel()
    let scene = scene(model)
    try scene.tap("Count root")
    scene.finish()
    model.path = [1]
    scene.finish()
    model.path = []
    scene.finish()
    #expect(scene.nodes.texts.contains("root counts 1"), "\(scene.picture)")
  }

  @Test(arguments: HeadlessViewAssumptions.Building.allCases)
  func s1CoveredScreensAreBuiltWhenShownOrAtOnce(building: HeadlessViewAssumptions.Building) {
    var assumptions = HeadlessViewAssumptions()
    assumptions.coveredScreens = building
    let model = PathModel()
    let scene = HeadlessScene(assumptions: assumptions) { StackApp(model: model, log: Log()) }
    model.path = [1, 2]
    scene.finish()
    let built = scene.nodes.all(.screen).map(\.isBuilt)
    #expect(built == [true, building == .builtAtOnce, true])
    model.path = [1]
    scene.finish()
    #expect(scene.nodes.all(.screen).map(\.isBuilt) == [true, true])
  }
}
