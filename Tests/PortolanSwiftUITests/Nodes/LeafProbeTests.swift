import HeadlessSwiftUI
import Observation
import Portolan
import PortolanSwiftUI
import Testing

/// Screens of no view, of one and of two, as a screen has that still loads, or that is put together
/// loosely.
private struct LooseViews: ViewAssembly {
  let count: Int

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    if count > 0 { Text(verbatim: "\(route)") }
    if count > 1 { Text("more") }
  }

  func tabLabel(for member: Shop) -> some View { Text("\(member)") }
}

@MainActor @Observable private final class Loading {
  var isDone = false
}

private struct LoadingView: View {
  let loading: Loading
  var body: some View { if loading.isDone { Text("done") } }
}

@MainActor
@Suite("The host adds to each shown screen one controller that reports the screen's appearance")
struct LeafProbeTests {
  private static let places: [(Shop, String)] = [
    (.splash, "splash"),
    (.main, "main[*(products) | account…]"),
    (.product(id: 1), "main[*(products › product(1)) | account…]"),
    (.bag, "main[*(products) | account…] ⇧ sheet (bag)"),
    (.note, "main[*(products) | account…] ⇧ fullScreen (note)"),
  ]

  @Test(
    "S58 screens without a view, and with two: as part, in a tab, in a stack, as sheet and cover",
    arguments: World.each, 0...2)
  func leaves(world: World, count: Int) async {
    for (route, picture) in Self.places {
      let clock = HeadlessClock()
      let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
      let screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
        SceneRootView(navigator.scene, LooseViews(count: count))
      }
      if route == .note { navigator.show(.main) }
      let request = navigator.show(route)
      let deadlines = await screen.settle(navigator.scene, clock)
      #expect(deadlines == 0, "\(route) waited for nothing")
      #expect(request.ending == "arrived")
      #expect(navigator.tree.picture == picture)
      let probes = screen.nodes.all(.controller).compactMap { $0.controller as? ProbeController }
      let leaf = navigator.tree.visiblePath.last
      #expect(probes.count { $0.node == leaf } == 1)
      #expect(Set(probes.map(\.node)).count == probes.count, "one for each")
      #expect(screen.faults == [])
    }
  }

  @Test("a screen that is empty at first and then is not keeps its probe")
  func loading() async {
    let (loading, clock) = (Loading(), HeadlessClock())
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    let screen = HeadlessScene {
      SceneRootView(navigator) { _, _ in LoadingView(loading: loading) }
    }
    navigator.show(.bag)
    await screen.settle(navigator.scene, clock)
    let before = screen.nodes.all(.controller).compactMap { $0.controller as? ProbeController }
    loading.isDone = true
    await screen.settle(navigator.scene, clock)
    let after = screen.nodes.all(.controller).compactMap { $0.controller as? ProbeController }
    #expect(screen.nodes.texts.contains("done"))
    #expect(!before.isEmpty && before == after)
    let request = navigator.dismiss()
    #expect(await screen.settle(navigator.scene, clock) == 0)
    #expect(request.ending == "arrived")
  }

  @Test("S57 tabs that were never entered have their items", arguments: World.each)
  func slots(world: World) async throws {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    await app.settle()
    #expect(app.screen.nodes.all(.tab).map(\.label) == ["products", "account"])
    try app.screen.tapTab(at: 1)
    await app.expect("main[(products) | *(account)]")
    #expect(app.screen.nodes.all(.tab).map(\.label) == ["products", "account"])
  }
}
