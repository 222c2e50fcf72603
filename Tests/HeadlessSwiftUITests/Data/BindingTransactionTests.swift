import HeadlessSwiftUI
import Testing

/// With which transaction a binding writes.
@MainActor @Suite("A binding writes with its own transaction, or else with the writer's")
struct BindingTransactionTests {
  /// What a binding's setter is told, for a write through another binding made from it.
  private func told(_ write: (Binding<[Int]?>) -> Void) -> [String] {
    let log = Log()
    let binding = Binding<[Int]?> {
      [0]
    } set: { value, transaction in
      let animation = transaction.animation == .linear(duration: 2) ? "linear" : "none"
      log.add("\(value ?? []) \(animation) \(transaction.disablesAnimations)")
    }
    write(binding)
    return log.lines
  }

  @Test func itsOwnGoesWithIt() {
    #expect(told { $0.animation(.linear(duration: 2)).wrappedValue = [1] } == ["[1] linear false"])
    #expect(told { $0.transaction(.cut).wrappedValue = [1] } == ["[1] none true"])
    #expect(told { $0.wrappedValue = [1] } == ["[1] none false"])
  }

  @Test func withoutOneTheWritersGoesWithIt() {
    #expect(
      told { binding in withTransaction(.cut) { binding.wrappedValue = [1] } }
        == ["[1] none true"])
  }

  @Test func partsAndConversionsKeepIt() throws {
    let part = told { binding in
      let unwrapped = Binding(binding.transaction(.cut))
      unwrapped?.transaction(.cut)[0].wrappedValue = 3
    }
    #expect(part == ["[3] none true"])
    let converted = told { binding in
      Binding(binding)?.animation(.linear(duration: 2)).wrappedValue = [4]
    }
    #expect(converted == ["[4] linear false"])
  }

  @Test func aPartOfABindingWithATransactionHasTheTransaction() {
    let model = PathModel()
    model.path = [1]
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    withTransaction(.cut) { model.path.append(2) }
    scene.turn()
    #expect(!scene.isTransitioning)
    Bindable(model).path.transaction(.cut)[1].wrappedValue = 5
    scene.turn()
    #expect(scene.screens == ["root", "1", "5"])
    #expect(told { $0.transaction(.cut).first.wrappedValue = 3 } == ["[3] none true"])
  }

  @Test func anotherTransactionIsAnotherBinding() {
    let (log, flags) = (Log(), TwoFlags())
    let model = PathModel()
    let scene = HeadlessScene {
      let path = Bindable(model).path
      NavigationStack(path: flags.first ? path.transaction(.cut) : path) {
        NavigationLink("Push", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    _ = log.take()
    flags.first = true
    scene.turn()
    #expect(throws: Never.self) { try scene.tap("Push") }
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(scene.screens == ["root", "1"])
  }
}

extension Optional where Wrapped == [Int] {
  /// The first element, as a part that a binding can lead to.
  fileprivate var first: Int {
    get { self?[0] ?? 0 }
    set { self = [newValue] }
  }
}
