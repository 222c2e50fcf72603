import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor
@Suite("A NavigationView shows a stack, and its NavigationLinks push and pop through bindings")
struct NavigationViewTests {
  @Observable @MainActor fileprivate final class Model {
    var isActive = false
    var tag: String?
  }

  private struct Shop<Style: NavigationViewStyle>: View {
    @Bindable var model: Model
    let style: Style

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("plain")) { Text("Plain") }
          NavigationLink(destination: Text("active"), isActive: $model.isActive) { Text("Active") }
          NavigationLink(isActive: .constant(false)) {
            Text("never")
          } label: {
            Text("Never")
          }
          NavigationLink(destination: Text("red"), tag: "red", selection: $model.tag) {
            Text("Red")
          }
          NavigationLink(tag: "blue", selection: $model.tag) {
            Text("blue")
          } label: {
            Text("Blue")
          }
        }
        .navigationTitle("Shop")
        Text("beside")
      }
      .navigationViewStyle(style)
    }
  }

  private let model = Model()

  private func scene(on device: HeadlessDevice = .phone) -> HeadlessScene {
    let scene = HeadlessScene(device: device) { Shop(model: model, style: .stack) }
    scene.finish()
    return scene
  }

  @Test func `a tap pushes, and Back leaves; views after the first are not shown`() throws {
    let scene = scene()
    #expect(!scene.nodes.texts.contains("beside"))
    try scene.tap("Plain")
    scene.finish()
    #expect(scene.screens.count == 2 && scene.nodes.texts.contains("plain"))
    try scene.touch("Shop")
    scene.finish()
    #expect(scene.screens == ["root"] && scene.faults == [])
  }

  @Test func `a binding pushes and pops, and a tap and Back write it`() throws {
    let scene = scene()
    model.isActive = true
    scene.finish()
    #expect(scene.screens.count == 2 && scene.nodes.texts.contains("active"))
    try scene.tapBack()
    scene.finish()
    #expect(!model.isActive && scene.screens == ["root"])
    try scene.tap("Active")
    scene.finish()
    #expect(model.isActive && scene.screens.count == 2)
    model.isActive = false
    scene.finish()
    #expect(scene.screens == ["root"])
    try scene.tap("Never")
    scene.finish()
    #expect(scene.screens == ["root"] && scene.faults == [])
  }

  @Test func `a selection shows the link of its tag`() throws {
    let scene = scene()
    try scene.tap("Red")
    scene.finish()
    #expect(model.tag == "red" && scene.nodes.texts.contains("red"))
    model.tag = "blue"
    scene.finish()
    scene.finish()
    #expect(scene.nodes.texts.contains("blue") && scene.screens.count == 2)
    try scene.tapBack()
    scene.finish()
    #expect(model.tag == nil && scene.screens == ["root"])
  }

  @Test func `a stack begins anew as columns, where bindings show their views again`() {
    let scene = HeadlessScene(device: .pad) { Shop(model: model, style: .automatic) }
    scene.screen.rotate(to: CGSize(width: 500, height: 800), on: .pad)
    scene.finish()
    model.isActive = true
    scene.finish()
    #expect(scene.screens.count == 2 && !scene.nodes.texts.contains("beside"))
    scene.screen.rotate(to: CGSize(width: 1_024, height: 768), on: .pad)
    scene.finish()
    #expect(scene.columns == [["Shop"], ["active"]])
    scene.screen.rotate(to: CGSize(width: 500, height: 800), on: .pad)
    scene.finish()
    #expect(scene.screens.count == 2 && scene.nodes.texts.contains("active"))
    #expect(scene.faults == [])
  }
}
