import HeadlessSwiftUI
import Observation
import Testing

/// What brings a body back is what its last evaluation read, and nothing else.
@MainActor @Suite("A body runs again only when a value that its last evaluation read has changed")
struct ReadsTests {
  @Observable @MainActor fileprivate final class Model {
    var isOn = true
    var value = 0
    var other = 0
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text(model.isOn ? "\(model.value)" : "off") }
  }

  @Test func whatIsNoLongerReadRunsNothing() {
    let model = Model()
    let scene = HeadlessScene { Reader(model: model) }
    model.isOn = false
    scene.turn()
    scene.resetEvaluations()
    model.value = 7
    scene.turn()
    #expect(scene.evaluations.isEmpty)
  }

  @Test func whatTheReplacedReadBeforeItWasReplacedRunsNothing() {
    let model = Model()
    let scene = HeadlessScene { Reader(model: model) }
    // Both in one turn: the evaluation for the first has read the second already.
    model.isOn = false
    model.value = 7
    scene.resetEvaluations()
    scene.turn()
    #expect(scene.evaluations == ["Reader": 1])
    scene.turn()
    #expect(scene.evaluations == ["Reader": 1])
  }

  private struct Acting: View {
    let model: Model
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Button("act") { model.other = model.value + (direction == .leftToRight ? 1 : 2) }
    }
  }

  @Test func whatAnActionReadsRunsNothing() throws {
    let model = Model()
    let scene = HeadlessScene { Acting(model: model) }
    try scene.tap("act")
    scene.resetEvaluations()
    model.value = 5
    scene.turn()
    #expect(scene.evaluations.isEmpty)
    try scene.tap("act")
    #expect(model.other == 6)
  }
}
