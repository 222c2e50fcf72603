import HeadlessSwiftUI
import Testing

/// A basket as apps wrote it before Observation.
@MainActor final class Basket: ObservableObject {
  @Published var count = 0
  @Published var note = ""
  var unpublished = 0

  nonisolated init() {}
}

/// `ObservedObject`, `StateObject` and `EnvironmentObject`, as Apple's pages describe them.
@MainActor @Suite("A view follows the published changes of its observed object")
struct ObservedObjectTests {
  private struct Counting: View {
    @ObservedObject var basket: Basket
    var body: some View {
      Text("\(basket.count) and \(basket.unpublished)")
      TextField("Note", text: $basket.note)
    }
  }

  @Test func `a published change brings the view back, another one does not`() {
    let basket = Basket()
    let scene = HeadlessScene { Counting(basket: basket) }
    basket.unpublished = 1
    scene.turn()
    #expect(scene.nodes.texts == ["0 and 0"])
    basket.count = 2
    #expect(scene.nodes.texts == ["0 and 0"])
    scene.turn()
    #expect(scene.nodes.texts == ["2 and 1"])
  }

  @Test func `several changes in one turn are one evaluation, and an equal value counts`() {
    let basket = Basket()
    let scene = HeadlessScene { Counting(basket: basket) }
    scene.resetEvaluations()
    (basket.count, basket.note) = (3, "soon")
    scene.turn()
    #expect(scene.evaluations["Counting"] == 1)
    basket.count = 3
    scene.turn()
    #expect(scene.evaluations["Counting"] == 2)
  }

  @Test func `a binding writes into the object`() throws {
    let basket = Basket()
    let scene = HeadlessScene { Counting(basket: basket) }
    try scene.type("late", into: "Note")
    #expect(basket.note == "late")
  }

  @Test func `a view that is given another object follows that one alone`() {
    let baskets = [Basket(), Basket()]
    let which = BindingBox(0)
    let scene = HeadlessScene { Choosing(baskets: baskets, which: which.binding) }
    which.value = 1
    scene.turn()
    scene.resetEvaluations()
    baskets[0].count = 5
    scene.turn()
    #expect(scene.evaluations["Counting"] == nil)
    baskets[1].count = 7
    scene.turn()
    #expect(scene.nodes.texts == ["7 and 0"])
  }

  private struct Choosing: View {
    let baskets: [Basket]
    @Binding var which: Int
    var body: some View { Counting(basket: baskets[which]) }
  }

  @Test func `publishing while views are updated is a fault`() {
    let basket = Basket()
    let scene = HeadlessScene { Meddling(basket: basket) }
    #expect(scene.faults == ["Publishing changes from within view updates is not allowed"])
  }

  private struct Meddling: View {
    @ObservedObject var basket: Basket
    var body: some View {
      let _ = meddle()
      Text("\(basket.count)")
    }

    private func meddle() { if basket.count == 0 { basket.count = 1 } }
  }

  @Test func `a view that has gone is not brought back, and lets the object go`() {
    var basket: Basket? = Basket()
    weak let weakBasket = basket
    let flags = TwoFlags()
    let scene = HeadlessScene {
      Sometimes(basket: { weakBasket ?? Basket() }, flags: flags)
    }
    flags.first = true
    scene.turn()
    basket = nil
    #expect(weakBasket == nil)
  }

  private struct Sometimes: View {
    let basket: () -> Basket
    let flags: TwoFlags
    var body: some View {
      if !flags.first { Counting(basket: basket()) }
    }
  }
}
