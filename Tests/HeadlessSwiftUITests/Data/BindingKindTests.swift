import HeadlessSwiftUI
import Observation
import Testing

/// When a body runs that was given a binding, for each way to make one.
@MainActor @Suite("A change of a value runs the bodies that hold a binding to it")
struct BindingKindTests {
  @Observable @MainActor fileprivate final class Model {
    var number = 1
    var pair = Pair()
    var maybe: Int? = 1
    var ticks = 0
  }

  fileprivate struct Pair: Equatable {
    var left = 1
    var right = 1
  }

  enum Kind: CaseIterable, Sendable {
    case bindable, member, constant, unwrapped, wrapped, erased, closures
  }

  private struct Owner: View {
    let model: Model
    let kind: Kind

    var body: some View {
      @Bindable var model = model
      Text("\(model.ticks)")
      switch kind {
      case .bindable: Holder(value: $model.number)
      case .member: Holder(value: $model.pair.left)
      case .constant: Holder(value: .constant(1))
      case .unwrapped: if let binding = Binding($model.maybe) { Holder(value: binding) }
      case .wrapped: Holder(value: Binding<Int?>($model.number))
      case .erased: Holder(value: Binding<AnyHashable>($model.number))
      case .closures: Holder(value: Binding(get: { model.number }, set: { model.number = $0 }))
      }
    }
  }

  private struct Holder<Value>: View {
    @Binding var value: Value
    var body: some View { Text("value \(value)") }
  }

  private func runs(_ scene: HeadlessScene) -> Int {
    scene.evaluations.filter { $0.key.hasPrefix("Holder") }.map(\.value).reduce(0, +)
  }

  @Test(arguments: Kind.allCases)
  func s55AnotherEvaluationOfTheOwnerRunsOnlyHoldersOfClosures(kind: Kind) {
    let model = Model()
    let scene = HeadlessScene { Owner(model: model, kind: kind) }
    scene.resetEvaluations()
    model.ticks += 1
    scene.turn()
    #expect(scene.evaluations["Owner"] == 1)
    #expect(runs(scene) == (kind == .closures ? 1 : 0))
  }

  @Test(arguments: [Kind.bindable, .member, .erased, .wrapped, .closures])
  func aChangeOfTheValueRunsTheHolderOnce(kind: Kind) {
    let model = Model()
    let scene = HeadlessScene { Owner(model: model, kind: kind) }
    scene.resetEvaluations()
    if kind == .member { model.pair.left = 5 } else { model.number = 5 }
    scene.turn()
    #expect(runs(scene) == 1)
    #expect(scene.nodes.texts.last?.contains("5") == true)
  }

  @Test func anotherPartOfTheSameValueIsAnotherPlace() {
    let model = Model()
    let (left, right) = (Bindable(model).pair.left, Bindable(model).pair.right)
    left.wrappedValue = 7
    #expect(model.pair == Pair(left: 7, right: 1))
    right.wrappedValue = 8
    #expect(model.pair == Pair(left: 7, right: 8))
  }

  @Test func anErasedBindingWritesOnlyWhatFits() {
    let model = Model()
    let erased = Binding<AnyHashable>(Bindable(model).number)
    erased.wrappedValue = AnyHashable("seven")
    #expect(model.number == 1)
    erased.wrappedValue = AnyHashable(7)
    #expect(model.number == 7)
    #expect(erased.wrappedValue == AnyHashable(7))
  }

  @Test func anUnwrappedBindingReadsWhatIsThereNow() throws {
    let model = Model()
    let unwrapped = try #require(Binding(Bindable(model).maybe))
    model.maybe = 5
    #expect(unwrapped.wrappedValue == 5)
    model.maybe = nil
    #expect(unwrapped.wrappedValue == 5)
    unwrapped.wrappedValue = 6
    #expect(model.maybe == 6)
  }

  @Test func aConstantTakesNothing() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }
}
