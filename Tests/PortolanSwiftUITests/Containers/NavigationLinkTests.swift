import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

private struct Links: View {
  let name: String

  var body: some View {
    Text(verbatim: name)
    NavigationLink("Product", value: Shop.product(id: 1))
    NavigationLink("Bag", value: Shop.bag)
    NavigationLink("Topic", value: Help.topic)
    NavigationLink("Number", value: 7)
  }
}

private struct LinkViews: ViewAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    Links(name: "\(route)")
  }

  func tabLabel(for member: Shop) -> some View { Text("tab") }
}

private struct HelpViews: ViewAssembly {
  func screen(for route: Help, in context: ScreenContext<Help>) -> some View {
    Links(name: "\(route)")
  }
}

@MainActor
@Suite("A NavigationLink with a route pushes the route onto the link's screen (S65)")
struct NavigationLinkTests {
  /// Worlds whose stacks append values of other types than the path's.
  nonisolated private static let worlds = World.each.filter {
    $0.assumptions.linkValues == .converted
  }

  private func start(in world: World) async throws -> TwoFeatures {
    let app = try TwoFeatures(in: world) { SceneRootView($0, LinkViews(), HelpViews()) }
    app.of(Shop.self).show(.products)
    await app.settle()
    return app
  }

  @Test("of the same feature, and of another", arguments: worlds)
  func pushes(world: World) async throws {
    let app = try await start(in: world)
    try app.screen.tap("Product")
    await app.settle()
    try app.screen.tap("Topic")
    await app.settle()
    #expect(app.scene.tree.picture == "main[*(products › product(1) › topic) | account…]")
    #expect(app.shown == ["topic"])
    try app.screen.tapBack()
    await app.settle()
    #expect(app.scene.tree.picture == "main[*(products › product(1)) | account…]")
    #expect(app.codes == [] && app.screen.faults == [])
  }

  @Test("also where its map would present it", arguments: worlds)
  func byPath(world: World) async throws {
    let app = try await start(in: world)
    try app.screen.tap("Bag")
    await app.settle()
    #expect(app.scene.tree.picture == "main[*(products › bag) | account…]")
    #expect(app.screen.nodes.all(.sheet).isEmpty && app.shown == ["bag"])
  }

  @Test(
    "a value that is not a route is reported with the fix, and nothing moves", arguments: worlds)
  func noRoute(world: World) async throws {
    let app = try await start(in: world)
    try app.screen.tap("Number")
    await app.settle()
    #expect(app.codes == ["NAV137"])
    #expect(app.shown == ["products"])
  }

  @Test("a stack that takes only its own elements does nothing, and works on")
  func exact() async throws {
    let app = try await start(in: World.with { $0.linkValues = .exact })
    try app.screen.tap("Product")
    await app.settle()
    #expect(app.shown == ["products"])
    #expect(app.scene.tree.picture == "main[*(products) | account…]")
    let request = app.of(Shop.self).show(.product(id: 1))
    await app.settle()
    #expect(request.ending == "arrived")
  }
}
