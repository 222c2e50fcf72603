import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("Typing in a test finds the text field by name, even if a tab has the same name (mail F5)")
struct FieldByNameTests {
  private struct Tabs: View {
    @State private var text = ""
    let isDisabled: Bool

    var body: some View {
      TabView {
        VStack {
          TextField("Search", text: $text).disabled(isDisabled)
          Button("Search") {}
          Text("found \(text)")
        }
        .tabItem { Text("Home") }
        Text("there").tabItem { Text("Search") }
      }
    }
  }

  @Test("mail F5: a field is found beside a tab and a button of its name, which a tap finds")
  func besideATab() throws {
    let scene = HeadlessScene { Tabs(isDisabled: false) }
    scene.finish()
    try scene.type("x", into: "Search")
    scene.turn()
    #expect(scene.nodes.texts.contains("found x"))
  }

  @Test("mail F5: where the field takes no touch, that is the reason, and not the tab")
  func disabled() {
    let scene = HeadlessScene { Tabs(isDisabled: true) }
    scene.finish()
    #expect {
      try scene.type("x", into: "Search")
    } throws: {
      ($0 as? HeadlessTouchError)?.reason == .disabled
    }
  }
}
