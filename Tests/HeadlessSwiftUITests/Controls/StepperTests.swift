import HeadlessSwiftUI
import Testing

/// A stepper is two buttons, each of which counts by one step.
@MainActor @Suite("A stepper counts by one step for each tap, within its bounds")
struct StepperTests {
  private struct Guests: View {
    @Binding var count: Int
    let log: Log
    var body: some View {
      let title = String("Beds")
      Stepper("Guests", value: $count, in: 1...2, onEditingChanged: { log.add("\($0)") })
      Stepper(title, value: $count, step: 10)
      Stepper("Rooms", value: $count, step: 100)
      Stepper(title + "!", value: $count, in: 0...9, step: 3)
      Stepper(value: $count, in: 0...9) { Text("Label") }
      Stepper(value: $count) { Text("Free") }
      Stepper("Own", onIncrement: { log.add("more") }, onDecrement: nil)
      Stepper {
        Text("Mine")
      } onIncrement: {
        log.add("up")
      } onDecrement: {
        log.add("down")
      }
    }
  }

  private let box = BindingBox(1)
  private let log = Log()
  private func scene() -> HeadlessScene {
    HeadlessScene { Guests(count: box.binding, log: log) }
  }

  @Test(arguments: [
    ("Guests-Increment", 2), ("Beds-Increment", 11), ("Rooms-Decrement", -99),
    ("Beds!-Increment", 4), ("Beds!-Decrement", 0), ("Label-Increment", 2), ("Free-Decrement", 0),
  ])
  func `a button counts by a step, but not beyond the bounds`(name: String, count: Int) throws {
    let scene = scene()
    try scene.tap(name)
    #expect(box.value == count)
  }

  @Test func `at a bound the button cannot be tapped`() throws {
    let scene = scene()
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Guests-Decrement") }
    try scene.tap("Guests-Increment")
    scene.turn()
    #expect(log.take() == ["true", "false"])
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Guests-Increment") }
    #expect(box.value == 2)
  }

  @Test func `an app may say what the buttons do`() throws {
    let scene = scene()
    try scene.tap("Own-Increment")
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Own-Decrement") }
    try scene.tap("Mine-Increment")
    try scene.tap("Mine-Decrement")
    #expect(log.take() == ["more", "up", "down"])
    #expect(scene.nodes.all(.stepper).map(\.label).first == "Guests")
  }
}
