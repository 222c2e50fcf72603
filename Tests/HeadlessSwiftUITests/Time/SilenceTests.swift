import HeadlessSwiftUI
import Testing

/// Which transactions let stacks and sheets take their time (S4).
@MainActor @Suite("A transaction says whether a change of stacks and sheets is animated")
struct SilenceTests {
  typealias Silence = HeadlessViewAssumptions.Silence
  enum Saying: CaseIterable, Sendable { case nothing, animation, none, disabled, both }

  private func write(_ saying: Saying, _ change: () -> Void) {
    switch saying {
    case .nothing: change()
    case .animation: withAnimation(.easeOut(duration: 0.3), change)
    case .none: withAnimation(nil, change)
    case .disabled: withTransaction(.cut, change)
    case .both:
      withTransaction(.cut) { withAnimation(.easeOut(duration: 0.3), change) }
    }
  }

  private func isAnimated(_ saying: Saying, _ silence: Silence) -> Bool {
    switch saying {
    case .nothing, .animation: true
    case .none: silence == .ignored
    case .disabled, .both: false
    }
  }

  @Test(arguments: Saying.allCases, Silence.allCases)
  func s4OfStacks(saying: Saying, silence: Silence) {
    let model = PathModel()
    let scene = HeadlessScene(assumptions: .with(\.explicitSilence, silence)) {
      StackApp(model: model, log: Log())
    }
    for path in [[1], [1, 2], []] {
      write(saying) { model.path = path }
      scene.turn()
      #expect(scene.isTransitioning == isAnimated(saying, silence))
      scene.finishTransitions()
    }
  }

  @Test(arguments: Saying.allCases, Silence.allCases)
  func s4OfLayers(saying: Saying, silence: Silence) {
    let model = SheetModel()
    let scene = HeadlessScene(assumptions: .with(\.explicitSilence, silence)) {
      SheetApp(model: model, log: Log())
    }
    for item in [Item(id: 1), nil] {
      write(saying) { model.outer = item }
      scene.turn()
      #expect(scene.isTransitioning == isAnimated(saying, silence))
      scene.finishTransitions()
    }
  }

  @Test(arguments: Saying.allCases)
  func viewsMoveOnlyWithAnAnimation(saying: Saying) {
    let flags = TwoFlags()
    let scene = HeadlessScene {
      VStack { if flags.first { Text("part").transition(.scale) } }
    }
    write(saying) { flags.first = true }
    scene.turn()
    #expect(scene.isTransitioning == (saying == .animation))
    scene.finishTransitions()
    write(saying) { flags.first = false }
    scene.turn()
    #expect(scene.isTransitioning == (saying == .animation))
    #expect(scene.nodes.texts.isEmpty == (saying != .animation))
  }

  /// An observable object calls back once, before its first change.
  @Test(arguments: [false, true])
  func s51OfTwoWritesInOneTurnTheFirstSaysHow(cutsFirst: Bool) {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    withTransaction(\.disablesAnimations, cutsFirst) { model.path = [1] }
    withTransaction(\.disablesAnimations, !cutsFirst) { model.path = [1, 2] }
    scene.turn()
    #expect(scene.isTransitioning == !cutsFirst)
    scene.finishTransitions()
    #expect(scene.screens == ["root", "1", "2"])
  }
}
