import HeadlessSwiftUI
import Testing

/// A change of a path, and what the controllers of its screens are told, in order.
private struct StackOrder: Sendable, CustomTestStringConvertible {
  let old: [Int]
  let new: [Int]
  /// What comes with the update.
  let begin: [String]
  /// What comes with the end of the transition.
  let end: [String]

  var testDescription: String { "\(old) → \(new)" }

  static let all = [
    StackOrder(
      old: [], new: [1], begin: ["1.didLoad", "root.willDisappear", "1.willAppear"],
      end: ["root.didDisappear", "1.didAppear"]),
    StackOrder(
      old: [1], new: [1, 2], begin: ["2.didLoad", "1.willDisappear", "2.willAppear"],
      end: ["1.didDisappear", "2.didAppear"]),
    StackOrder(
      old: [], new: [1, 2, 3], begin: ["3.didLoad", "root.willDisappear", "3.willAppear"],
      end: ["root.didDisappear", "3.didAppear"]),
    StackOrder(
      old: [1], new: [], begin: ["1.willDisappear", "root.willAppear"],
      end: ["1.didDisappear", "root.didAppear", "1.dismantle"]),
    StackOrder(
      old: [1, 2], new: [1], begin: ["1.didLoad", "2.willDisappear", "1.willAppear"],
      end: ["2.didDisappear", "1.didAppear", "2.dismantle"]),
    StackOrder(
      old: [1, 2, 3], new: [9], begin: ["9.didLoad", "3.willDisappear", "9.willAppear"],
      end: ["3.didDisappear", "9.didAppear", "3.dismantle"]),
    StackOrder(
      old: [1], new: [2],
      begin: [
        "2.didLoad", "1.willDisappear", "2.willAppear", "1.didDisappear", "2.didAppear",
        "1.dismantle",
      ], end: []),
    StackOrder(old: [1, 2], new: [9, 2], begin: [], end: []),
  ]
}

@MainActor
@Suite("A stack removes and releases its screens in a fixed order when its path changes")
struct StackOrderTests {
  private func shown(_ path: [Int], log: Log) -> (PathModel, HeadlessScene) {
    let model = PathModel()
    model.path = path
    let scene = HeadlessScene { RecordedStack(model: model, log: log) }
    _ = log.take()
    return (model, scene)
  }

  @Test(arguments: StackOrder.all)
  fileprivate func u27u28AnimatedChangesBeginAndEnd(order: StackOrder) {
    let log = Log()
    let (model, scene) = shown(order.old, log: log)
    model.path = order.new
    scene.turn()
    #expect(log.take() == order.begin)
    #expect(scene.isTransitioning == !order.end.isEmpty)
    scene.finishTransitions()
    #expect(log.take() == order.end)
    #expect(!scene.isTransitioning && scene.faults.isEmpty)
  }

  @Test(arguments: StackOrder.all)
  fileprivate func s4ACutSaysTheSameInOneTurn(order: StackOrder) {
    let log = Log()
    let (model, scene) = shown(order.old, log: log)
    withTransaction(.cut) { model.path = order.new }
    scene.turn()
    #expect(log.take() == order.begin + order.end)
    #expect(!scene.isTransitioning && scene.faults.isEmpty)
  }

  @Test func severalPoppedScreensAreDismantledFromTheTop() {
    let log = Log()
    let (model, scene) = shown([], log: log)
    for number in 1...3 {
      model.path.append(number)
      scene.finish()
    }
    _ = log.take()
    model.path = []
    scene.turn()
    #expect(log.take() == ["3.willDisappear", "root.willAppear"])
    scene.finishTransitions()
    #expect(
      log.take() == [
        "3.didDisappear", "root.didAppear", "3.dismantle", "2.dismantle", "1.dismantle",
      ])
  }

  @Test func aScreenBeneathThatIsReplacedGoesAtOnceAndAlone() {
    let log = Log()
    let (model, scene) = shown([1], log: log)
    model.path = [1, 2]
    scene.finish()
    _ = log.take()
    model.path = [9, 2]
    scene.turn()
    #expect(log.take() == ["1.dismantle"])
    #expect(scene.screens == ["root", "9", "2"])
    #expect(!scene.isTransitioning)
  }

  @Test func aStackThatGoesTakesItsScreensDownFromTheTop() {
    let (model, flags, log) = (PathModel(), TwoFlags(), Log())
    let scene = HeadlessScene {
      if !flags.first { RecordedStack(model: model, log: log) }
    }
    model.path = [1]
    scene.finish()
    model.path = [1, 2]
    scene.finish()
    _ = log.take()
    flags.first = true
    scene.turn()
    #expect(
      log.lines.filter { $0.hasSuffix("dismantle") } == [
        "2.dismantle", "1.dismantle", "root.dismantle",
      ])
    #expect(scene.nodes.all(.stack).isEmpty)
  }
}
