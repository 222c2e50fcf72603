import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor @Suite("A narrow screen lists the last two of six tabs under More (S44, S70)")
struct MoreTests {
  @Observable @MainActor fileprivate final class Model {
    var tab = 0
  }

  private struct App: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        ForEach(0..<6, id: \.self) { tab in
          NavigationStack { Text("content \(tab)") }.tabItem { Text("tab \(tab)") }.tag(tab)
        }
      }
    }
  }

  private func seen(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.text).filter { $0.isVisible && $0.isHittable }.map(\.label)
  }

  @Test(arguments: HeadlessViewAssumptions.Hearing.allCases)
  func aRowIsShownAndItsChoiceHeardOrNot(hearing: HeadlessViewAssumptions.Hearing) throws {
    let model = Model()
    let scene = HeadlessScene(assumptions: .with(\.moreRows, hearing)) { App(model: model) }
    #expect(throws: HeadlessTouchError.self) { try scene.tapTab("tab 5") }
    try scene.tap("More")
    scene.finish()
    #expect(seen(scene) == [])
    try scene.tapTab("tab 5")
    scene.finish()
    #expect(seen(scene) == ["content 5"])
    #expect(model.tab == (hearing == .written ? 5 : 0))
    #expect(scene.nodes.all(.stack).map(\.hasBarAbove) == [false, true])
    model.tab = 1
    scene.finish()
    #expect(seen(scene) == ["content 1"])
    try scene.tap("More")
    scene.finish()
    #expect(seen(scene) == ["content 5"])
    try scene.tap("More")
    scene.finish()
    #expect(seen(scene) == [])
    try scene.tapTab("tab 0")
    scene.finish()
    #expect(seen(scene) == ["content 0"] && model.tab == 0)
    #expect(scene.faults == [])
  }

  @Test func aWideScreenHasAnItemForEach() throws {
    let model = Model()
    let scene = HeadlessScene { App(model: model) }
    scene.screen.rotate(to: CGSize(width: 1_000, height: 844), on: .pad)
    scene.finish()
    try scene.tapTab("tab 5")
    scene.finish()
    #expect(seen(scene) == ["content 5"] && model.tab == 5)
    #expect(scene.nodes.all(.stack).map(\.hasBarAbove) == [false, false])
  }
}
