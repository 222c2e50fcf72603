import HeadlessSwiftUI
import Testing

@MainActor @Suite("A binding unwraps optionals, wraps values, and writes with its transaction")
struct BindingTests {
  @Test func anOptionalIsUnwrappedAndKeepsItsLastValue() throws {
    let model = SheetModel()
    #expect(Binding(Bindable(model).outer)?.wrappedValue == nil)
    model.outer = Item(id: 1)
    let unwrapped = try #require(Binding(Bindable(model).outer))
    #expect(unwrapped.wrappedValue == Item(id: 1))
    unwrapped.wrappedValue = Item(id: 2)
    #expect(model.outer == Item(id: 2))
    model.outer = nil
    #expect(unwrapped.wrappedValue == Item(id: 2))
  }

  @Test func aValueIsWrappedAndNilIsNotWritten() {
    let model = PathModel()
    let wrapped = Binding<[Int]?>(Bindable(model).path)
    wrapped.wrappedValue = nil
    #expect(model.path.isEmpty)
    wrapped.wrappedValue = [1]
    #expect(model.path == [1])
  }

  @Test func closuresReadAndWriteWithTheTransaction() {
    let log = Log()
    let binding = Binding<Int> {
      3
    } set: { value, transaction in
      log.add("\(value) \(transaction.disablesAnimations)")
    }
    #expect(binding.wrappedValue == 3)
    var cut = Transaction()
    cut.disablesAnimations = true
    binding.transaction(cut).wrappedValue = 4
    binding.wrappedValue = 5
    #expect(log.lines == ["4 true", "5 false"])
  }

  @Test func aBindingWithATransactionCutsAStack() {
    let model = PathModel()
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    var cut = Transaction()
    cut.disablesAnimations = true
    Bindable(model).path.transaction(cut).wrappedValue = [1]
    scene.turn()
    #expect(!scene.isTransitioning)
    #expect(scene.screens == ["root", "1"])
  }

  private struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Owner: View {
    @State private var counts = [0, 0]
    var body: some View {
      Counter(count: $counts[0])
      Counter(count: $counts[1])
    }
  }

  @Test func aStateIsWrittenThroughABindingToAPart() throws {
    let scene = HeadlessScene { Owner() }
    try scene.tap("Count 0")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label) == ["Count 0", "Count 1"])
  }
}
