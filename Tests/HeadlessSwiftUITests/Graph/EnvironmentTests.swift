import HeadlessSwiftUI
import Observation
import Testing

private enum NameKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor @Suite("A change of an environment value runs only the bodies that read the value")
struct EnvironmentTests {
  @Observable @MainActor fileprivate final class Model {
    var name = "Ada"
    var other = 0
  }

  private struct NameReader: View {
    @Environment(\.name) private var name
    var body: some View { Text("name \(name)") }
  }

  private struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  private struct Owner: View {
    let model: Model
    var body: some View {
      VStack {
        NameReader()
        Bystander()
      }
      .environment(\.name, model.name)
      .tag(model.other)
    }
  }

  @Test func onlyTheReadersOfAValueRunWhenItChanges() {
    let model = Model()
    let scene = HeadlessScene { Owner(model: model) }
    #expect(scene.nodes.texts == ["name Ada", "bystander"])
    scene.resetEvaluations()
    model.name = "Grace"
    scene.turn()
    #expect(scene.nodes.texts == ["name Grace", "bystander"])
    #expect(scene.evaluations == ["Owner": 1, "NameReader": 1])
  }

  @Test func aValueThatStaysRunsNobody() {
    let model = Model()
    let scene = HeadlessScene { Owner(model: model) }
    scene.resetEvaluations()
    model.other += 1
    scene.turn()
    #expect(scene.evaluations == ["Owner": 1])
  }

  private struct Deep: View {
    @Environment(Model.self) private var model
    var body: some View { Text("deep \(model.name)") }
  }

  @Test func valuesAndObjectsReachScreensAndSheets() {
    let (model, path, flags) = (Model(), PathModel(), TwoFlags())
    let scene = HeadlessScene {
      NavigationStack(path: Bindable(path).path) {
        Text("root").navigationDestination(for: Int.self) { _ in NameReader() }
      }
      .sheet(isPresented: Bindable(flags).first) { Deep() }
      .environment(\.name, model.name)
      .environment(model)
    }
    path.path = [1]
    flags.first = true
    scene.finish()
    #expect(scene.nodes.texts.contains("name Ada"), "\(scene.picture)")
    #expect(scene.nodes.texts.contains("deep Ada"), "\(scene.picture)")
    model.name = "Grace"
    scene.turn()
    #expect(scene.nodes.texts.contains("name Grace"), "\(scene.picture)")
    #expect(scene.nodes.texts.contains("deep Grace"), "\(scene.picture)")
  }
}
