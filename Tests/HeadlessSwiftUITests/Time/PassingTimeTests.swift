import HeadlessSwiftUI
import Testing

@MainActor @Observable private final class Model {
  var path: [Int] = []
  var isPresented = false
}

private struct Root: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
    .sheet(isPresented: $model.isPresented) { Text("sheet") }
  }
}

@MainActor @Suite("Time that passes ends a transition, unless a finger holds it")
struct PassingTimeTests {
  @Test("a push, then a sheet and its end, each after its time")
  func ends() {
    let model = Model()
    let scene = HeadlessScene { Root(model: model) }
    model.path = [1]
    scene.turn()
    scene.advance(by: .milliseconds(300))
    #expect(scene.isTransitioning)
    scene.advance(by: .milliseconds(100))
    #expect(!scene.isTransitioning)
    for isPresented in [true, false] {
      model.isPresented = isPresented
      scene.turn()
      #expect(scene.isTransitioning)
      scene.advance(by: .seconds(1))
      #expect(!scene.isTransitioning)
      #expect(scene.nodes.all(.sheet).count == (isPresented ? 1 : 0))
    }
  }

  @Test("a finger holds a transition for as long as it likes")
  func held() throws {
    let model = Model()
    model.path = [1]
    let scene = HeadlessScene { Root(model: model) }
    try scene.beginSwipeBack()
    scene.advance(by: .seconds(10))
    #expect(scene.isTransitioning)
    scene.finishSwipeBack()
    scene.advance(by: .seconds(1))
    #expect(!scene.isTransitioning)
    #expect(model.path == [])
  }
}
