import HeadlessSwiftUI
import Testing

@MainActor
@Suite("A NavigationStack reports nested stacks and missing or duplicate destinations as faults")
struct StackFaultTests {
  private struct Nested: View {
    @Bindable var model: PathModel
    @State private var words: [String] = []
    let isHosted: Bool

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("outer")
          .navigationDestination(for: Int.self) { _ in
            if isHosted { Hosted() } else { Words() }
          }
      }
    }
  }

  private struct Words: View {
    @State private var words: [String] = []

    var body: some View {
      NavigationStack(path: $words) {
        Button("Word") { words = ["word"] }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Words> {
      UIHostingController(rootView: Words())
    }
    func updateUIViewController(_ controller: UIHostingController<Words>, context: Context) {}
  }

  @Test func s5AStackInsideAScreenWithOtherElementsIsAMismatchAtItsFirstPush() throws {
    let model = PathModel()
    let scene = HeadlessScene { Nested(model: model, isHosted: false) }
    model.path = [1]
    scene.finish()
    #expect(scene.faults.isEmpty)
    try scene.tap("Word")
    scene.finish()
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("comparisonTypeMismatch") == true)
  }

  @Test func s5AHostingControllerInBetweenPreventsTheMismatch() throws {
    let model = PathModel()
    let scene = HeadlessScene { Nested(model: model, isHosted: true) }
    model.path = [1]
    scene.finish()
    try scene.tap("Word")
    scene.finish()
    #expect(scene.faults.isEmpty, "\(scene.faults)")
    #expect(scene.nodes.texts.contains("word"), "\(scene.picture)")
  }

  @Test func s8ADestinationInALazyContainerIsNeverLookedAt() {
    let scene = HeadlessScene {
      NavigationStack {
        List { Text("row").navigationDestination(for: Int.self) { Text("\($0)") } }
      }
    }
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("lazy") == true)
  }

  @Test func s9ASecondDestinationForATypeIsAFaultAndTheOuterOneIsUsed() {
    let model = PathModel()
    let scene = HeadlessScene { Twice(model: model) }
    #expect(scene.faults.contains { $0.contains("declared earlier") })
    model.path = [1]
    scene.finish()
    #expect(scene.nodes.texts.contains("outer 1"), "\(scene.picture)")
  }

  private struct Twice: View {
    @Bindable var model: PathModel

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
  }

  @Test func s10AValueWithoutDestinationShowsAPlaceholder() {
    let model = PathModel()
    let scene = HeadlessScene { NavigationStack(path: Bindable(model).path) { Text("root") } }
    model.path = [1]
    scene.finish()
    #expect(scene.faults.contains { $0.contains("no matching navigationDestination") })
    #expect(scene.screens == ["root", "1"])
    #expect(scene.nodes.all(.screen).last?.texts == ["⚠️"])
  }
}
