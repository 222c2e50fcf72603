import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("A diagnostic reports a route type without an assembly, and the other screens work")
struct AssemblyTests {
  private struct ShopScreens: ViewAssembly {
    func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
      Text(verbatim: "\(route)")
    }

    func tabLabel(for member: Shop) -> some View { Text("tab") }
  }

  private struct HelpScreens: ViewAssembly {
    func screen(for route: Help, in context: ScreenContext<Help>) -> some View {
      Text(verbatim: "help \(route)")
    }
  }

  @Test("NAV070: a request for a route type without an assembly fails; nothing is blank")
  func noAssembly() async throws {
    let app = try TwoFeatures { SceneRootView($0, ShopScreens()) }
    app.of(Shop.self).show(.product(id: 1))
    await app.settle()
    let request = app.of(Help.self).show(.topic)
    await app.settle()
    let error = #expect(throws: NavigationError.self) { try request.outcome?.get() }
    #expect(error?.diagnostic.code == "NAV070")
    #expect(error?.diagnostic.what == "No assembly builds PortolanSwiftUITests.Help.")
    #expect(app.shown == ["product(id: 1)"])
    #expect(app.screen.faults == [])
    #expect(app.scene.tree.picture == "main[*(products › product(1)) | account…]")
  }

  @Test("E7: screens of two features stand in one stack, and over each other")
  func twoFeatures() async throws {
    let app = try TwoFeatures { SceneRootView($0, HelpScreens(), ShopScreens()) }
    app.of(Shop.self).show(.product(id: 1))
    await app.settle()
    app.of(Help.self).show(.topic)
    await app.settle()
    #expect(app.shown == ["help topic"])
    #expect(app.scene.tree.picture == "main[*(products › product(1) › topic) | account…]")
    app.of(Help.self).show(.chat)
    await app.settle()
    #expect(app.screen.nodes.all(.sheet).flatMap(\.texts) == ["help chat"])
    try app.screen.beginSheetDrag()
    app.screen.finishSheetDrag()
    await app.settle()
    try app.screen.tapBack()
    await app.settle()
    #expect(app.shown == ["product(id: 1)"])
    #expect(app.codes == [])
    #expect(app.screen.faults == [])
  }
}
