import HeadlessSwiftUI
import Testing

/// Made with what `import SwiftUI` brings along.
@MainActor @Observable private final class Model {
  var name = "Ada"
}

@MainActor @Suite("`import SwiftUI` also makes Observation and the colour types available")
struct ExportTests {
  @Test("S60 Observation comes with SwiftUI")
  func observation() {
    let model = Model()
    let scene = HeadlessScene { Text(model.name) }
    model.name = "Grace"
    scene.turn()
    #expect(scene.nodes.texts == ["Grace"])
  }

  @Test("A colour says its name")
  func colours() {
    #expect(
      [Color.red, .blue, .gray, .secondary].map { "\($0)" } == ["red", "blue", "gray", "secondary"])
  }
}
