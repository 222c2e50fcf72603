import HeadlessSwiftUI
import Testing

@MainActor @Suite("A change of a stack's path decides its motion: a push, a pop or no animation")
struct StackAnimationTests {
  private func change(
    _ old: [Int], to new: [Int], _ change: (PathModel, [Int]) -> Void = { $0.path = $1 }
  ) -> HeadlessTransition? {
    let model = PathModel()
    model.path = old
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    #expect(scene.transitions.isEmpty)
    change(model, new)
    scene.turn()
    #expect(scene.transitions.count <= 1)
    #expect(scene.isTransitioning == (scene.transitions.first?.animated ?? false))
    scene.finishTransitions()
    #expect(scene.screens == ["root"] + new.map { "\($0)" })
    #expect(scene.faults.isEmpty)
    return scene.transitions.first
  }

  @Test func s1OneMoreIsAPush() {
    let made = change([1], to: [1, 2])
    #expect(made?.kind == .push)
    #expect(made?.animated == true)
    #expect(made?.from == ["root", "1"])
    #expect(made?.to == ["root", "1", "2"])
  }

  @Test func s1SeveralMoreAreOnePushToTheLast() {
    let made = change([], to: [1, 2, 3])
    #expect(made?.kind == .push)
    #expect(made?.animated == true)
  }

  @Test func s1FewerIsAPopWhateverIsOnTop() {
    #expect(change([1, 2, 3], to: [1])?.kind == .pop)
    #expect(change([1, 2, 3], to: [9])?.kind == .pop)
  }

  @Test func s1TheSameNumberIsNotAnimated() {
    let made = change([1, 2], to: [1, 3])
    #expect(made?.kind == .replace)
    #expect(made?.animated == false)
  }

  @Test func s4DisabledAnimationsAreNotAnimated() {
    let made = change([], to: [1]) { model, path in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.path = path }
    }
    #expect(made?.kind == .push)
    #expect(made?.animated == false)
  }

  @Test(arguments: HeadlessViewAssumptions.Silence.allCases)
  func s4SilenceIsRespectedOrIgnored(silence: HeadlessViewAssumptions.Silence) {
    var assumptions = HeadlessViewAssumptions()
    assumptions.explicitSilence = silence
    let model = PathModel()
    let scene = HeadlessScene(assumptions: assumptions) { StackApp(model: model, log: Log()) }
    withAnimation(nil) { model.path = [1] }
    scene.turn()
    #expect(scene.isTransitioning == (silence == .ignored))
  }

  @Test func s13AnEqualPathHasNoEffect() {
    let model = PathModel()
    model.path = [1]
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [1]
    scene.turn()
    #expect(scene.transitions.isEmpty)
  }

  @Test func s21SeveralElementsAtAColdStartAreThereAtOnce() {
    let model = PathModel()
    model.path = [1, 2, 3]
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    #expect(scene.screens == ["root", "1", "2", "3"])
    #expect(!scene.isTransitioning)
  }

  @Test func severalWritesInOneTurnAreOneTransition() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    model.path = [1]
    model.path = [1, 2]
    model.path = [7]
    scene.turn()
    #expect(scene.transitions.map(\.to) == [["root", "7"]])
  }
}
