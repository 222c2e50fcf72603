import HeadlessSwiftUI
import Testing

/// `environmentObject(_:)` and the views that ask for the object.
@MainActor
@Suite("A view finds the environment object set nearest around it, and a missing one ends the app")
struct EnvironmentModelTests {
  private struct Finding: View {
    @EnvironmentObject private var basket: Basket
    var body: some View {
      Text("\(basket.count)")
      TextField("Note", text: $basket.note)
    }
  }

  private struct Giving: View {
    let which: BindingBox<Int>
    let baskets: [Basket]
    var body: some View { VStack { Finding() }.environmentObject(baskets[which.value]) }
  }

  @Test func `the nearest object is found, its changes and another object are followed`() throws {
    let (which, baskets) = (BindingBox(0), [Basket(), Basket()])
    let scene = HeadlessScene { Giving(which: which, baskets: baskets).environmentObject(Basket()) }
    baskets[0].count = 4
    scene.turn()
    #expect(scene.nodes.texts == ["4"])
    try scene.type("late", into: "Note")
    #expect(baskets[0].note == "late")
    which.value = 1
    scene.turn()
    #expect(scene.nodes.texts == ["0"])
    baskets[1].count = 9
    scene.turn()
    #expect(scene.nodes.texts == ["9"])
  }

  @Test func `an object that is missing ends the app with its name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HeadlessScene { Finding() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No ObservableObject of type Basket found"))
  }
}
