import HeadlessSwiftUI
import Observation
import Testing

@MainActor
@Suite("An animated change keeps a removed view on screen until the view's transition ends")
struct ViewTransitionTests {
  @Observable @MainActor fileprivate final class Model {
    var part = 1
  }

  private struct Parts: View {
    let model: Model
    let log: Log

    var body: some View {
      ZStack {
        if model.part == 1 {
          Recorder(name: "one", log: log).transition(.move(edge: .leading))
        } else {
          Recorder(name: "two", log: log).transition(.opacity)
        }
      }
    }
  }

  @Test func anAnimatedChangeKeepsWhatLeavesUntilTheEnd() {
    let (model, log) = (Model(), Log())
    let scene = HeadlessScene { Parts(model: model, log: log) }
    _ = log.take()
    withAnimation(.linear(duration: 0.2)) { model.part = 2 }
    scene.turn()
    #expect(Set(log.take()) == ["two.didLoad", "one.willDisappear", "two.willAppear"])
    #expect(
      Set(scene.transitions.map { "\($0.kind) \($0.effect ?? "") \($0.duration ?? 0)" })
        == ["removal move(leading) 0.2", "insertion opacity 0.2"])
    #expect(scene.nodes.all(.controller).map(\.isLeaving).contains(true))
    scene.finishTransitions()
    #expect(Set(log.take()) == ["one.didDisappear", "one.dismantle", "two.didAppear"])
    #expect(scene.nodes.all(.controller).count == 1)
    #expect(scene.faults.isEmpty)
  }

  private struct Stacks: View {
    let model: Model
    let isStill: Bool

    var body: some View {
      ZStack {
        NavigationStack { Text("part \(model.part)") }
          .transaction { if isStill { $0.animation = nil } }
          .id(model.part)
          .transition(.opacity)
      }
    }
  }

  @Test(arguments: HeadlessViewAssumptions.FirstLayout.allCases, [false, true])
  func s68AStackThatComesWithATransitionIsLaidOutInIt(
    layout: HeadlessViewAssumptions.FirstLayout, isStill: Bool
  ) {
    let model = Model()
    let scene = HeadlessScene(assumptions: .with(\.firstLayouts, layout)) {
      Stacks(model: model, isStill: isStill)
    }
    withAnimation { model.part = 2 }
    scene.finish()
    #expect(scene.animatedLayouts == (layout == .animated && !isStill ? ["stack"] : []))
    #expect(Set(scene.transitions.map(\.effect)) == ["opacity"])
    model.part = 3
    scene.finish()
    #expect(scene.animatedLayouts.count <= 1)
  }

  @Test func aPlainChangeTakesNoTime() {
    let (model, log) = (Model(), Log())
    let scene = HeadlessScene { Parts(model: model, log: log) }
    _ = log.take()
    model.part = 2
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(Set(log.take()).isSuperset(of: ["one.didDisappear", "one.dismantle", "two.didAppear"]))
    #expect(scene.transitions.isEmpty)
  }

  private struct Keyed: View {
    let model: Model
    let inner: Bool

    var body: some View {
      ZStack {
        if inner {
          Text("part \(model.part)").id(model.part).transition(.opacity)
        } else {
          Text("part \(model.part)").transition(.opacity).id(model.part)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func anotherIdentityIsAnInsertionAndARemovalOnWhicheverSideTheTransitionStands(inner: Bool) {
    let model = Model()
    let scene = HeadlessScene { Keyed(model: model, inner: inner) }
    withAnimation { model.part = 2 }
    scene.turn()
    #expect(
      scene.transitions.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [.insertion, .removal])
    #expect(Set(scene.nodes.texts) == ["part 1", "part 2"])
    scene.finishTransitions()
    #expect(scene.nodes.texts == ["part 2"])
  }

  @Test func completionIsCalledAtTheEnd() {
    let (model, log) = (Model(), Log())
    let scene = HeadlessScene { Parts(model: model, log: Log()) }
    withAnimation {
      model.part = 2
    } completion: {
      log.add("complete")
    }
    scene.turn()
    #expect(log.lines.isEmpty)
    scene.finishTransitions()
    #expect(log.lines == ["complete"])
  }

  @Test func completionIsCalledAtOnceWhenNothingMoves() {
    let log = Log()
    let scene = HeadlessScene { Text("still") }
    withAnimation {
    } completion: {
      log.add("complete")
    }
    scene.turn()
    #expect(log.lines == ["complete"])
  }

  private struct Follower: View {
    let model: Model
    var body: some View {
      ZStack {
        if model.part == 2 { Text("two").transition(.slide) }
      }
      .animation(.easeOut(duration: 0.1), value: model.part)
    }
  }

  @Test func anAnimationFollowsItsValue() {
    let model = Model()
    let scene = HeadlessScene { Follower(model: model) }
    model.part = 2
    scene.turn()
    #expect(scene.transitions.map(\.duration) == [0.1])
    #expect(scene.isTransitioning)
  }

  @Test func aWholePartWithAStackAppearsAtTheEndOfItsTransition() {
    let (model, path, log) = (Model(), PathModel(), Log())
    let scene = HeadlessScene {
      ZStack {
        if model.part == 2 {
          StackApp(model: path, log: log).transition(.opacity)
        }
      }
    }
    withAnimation { model.part = 2 }
    scene.turn()
    #expect(log.take() == ["root on"])
    path.path = [1]
    scene.turn()
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(scene.screens == ["root", "1"])
    withAnimation { model.part = 1 }
    scene.turn()
    #expect(log.take() == ["1 on", "root off"])
    scene.finishTransitions()
    #expect(log.take() == ["1 off"])
    #expect(scene.faults.isEmpty)
  }
}
