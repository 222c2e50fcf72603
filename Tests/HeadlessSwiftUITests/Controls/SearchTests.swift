import HeadlessSwiftUI
import Testing

/// `searchable` puts a field into the bar, which is called by its prompt.
@MainActor
@Suite("The searchable modifier adds a search field to the bar, and the prompt names that field")
struct SearchTests {
  private struct Shop: View {
    @Binding var text: String
    var body: some View {
      Text("shop \(text)").searchable(text: $text)
      Text("books").searchable(text: $text, placement: .toolbar, prompt: "Books")
      Text("songs").searchable(text: $text, prompt: Text("Songs"))
      Text("films").searchable(
        text: $text, placement: .navigationBarDrawer, prompt: String("Films"))
    }
  }

  @Test(arguments: ["Search", "Books", "Songs", "Films"])
  func `a person types into the field`(prompt: String) throws {
    let box = BindingBox("")
    let scene = HeadlessScene { Shop(text: box.binding) }
    try scene.type("tea", into: prompt)
    scene.turn()
    #expect(box.value == "tea" && scene.nodes.texts.first == "shop tea")
    #expect(scene.nodes.all(.toolbar).count == 4)
  }
}
