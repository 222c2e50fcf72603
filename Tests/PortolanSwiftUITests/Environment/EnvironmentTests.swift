import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("A view finds navigator and context in its environment")
struct EnvironmentTests {
  private struct Asking: ViewAssembly {
    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View { AskingView() }
  }

  /// Knows nothing but its environment.
  private struct AskingView: View {
    @Environment(\.navigator) private var navigator
    @Environment(\.screenContext) private var context

    var body: some View {
      Text(verbatim: context?.of(Shop.self).map { "\($0.route)" } ?? "nowhere")
      Text(verbatim: context?.of(Help.self) == nil ? "no help" : "help")
      Text(verbatim: navigator == nil ? "lost" : "found")
      Button("Bag") { if let navigator { Navigator<Shop>(navigator).show(.bag) } }
      Button("Close") { context?.close() }
    }
  }

  @Test("in the base content, in a pushed screen, in sheets and over them")
  func everywhere() async throws {
    let app = try TwoFeatures { SceneRootView($0, Asking()) }
    let steps: [(route: Shop, name: String)] = [
      (.main, "products"), (.product(id: 1), "product(id: 1)"), (.bag, "bag"),
      (.checkout, "checkout"), (.note, "note"),
    ]
    for (route, name) in steps {
      app.of(Shop.self).show(route)
      await app.settle()
      #expect(Array(app.front.texts.suffix(3)) == [name, "no help", "found"])
    }
    #expect(app.screen.faults == [])
  }

  @Test("a screen navigates and closes itself, and what stands on it goes with it")
  func close() async throws {
    let app = try TwoFeatures { SceneRootView($0, Asking()) }
    app.of(Shop.self).show(.product(id: 1))
    await app.settle()
    try app.screen.tap("Bag")
    await app.settle()
    #expect(
      app.scene.tree.picture == "main[*(products › product(1)) | account…] ⇧ sheet (bag)")
    try app.screen.tap("Close")
    await app.settle()
    #expect(app.scene.tree.picture == "main[*(products › product(1)) | account…]")
    #expect(app.screen.nodes.all(.sheet).isEmpty)
    try app.screen.tap("Close")
    await app.settle()
    #expect(app.scene.tree.picture == "main[*(products) | account…]")
    try app.screen.tap("Close")
    await app.settle()
    #expect(app.scene.tree.picture == "main[*(products) | account…]", "the first one stays")
  }

  @Test("outside of a root view there is none")
  func outside() {
    let screen = HeadlessScene { AskingView() }
    #expect(screen.nodes.texts == ["nowhere", "no help", "lost"])
  }
}
