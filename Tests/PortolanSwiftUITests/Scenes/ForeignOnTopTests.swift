import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

private struct OldScreen: View {
  @State private var isShown = false

  var body: some View {
    Button("Old") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("old") }
  }
}

@MainActor
@Suite("A screen that other code has pushed stays until a requested screen takes its place")
struct ForeignOnTopTests {
  /// An app in which a view of the first screen has pushed a screen of its own.
  private func showingOld(
    in world: World
  ) async throws -> (HeadlessScene, Navigator<Shop>, HeadlessClock) {
    let clock = HeadlessClock()
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    navigator.show(.products)
    let screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions) {
      SceneRootView(navigator) { route, _ in
        if route == .products { OldScreen() } else { Text(verbatim: "\(route)") }
      }
    }
    await screen.settle(navigator.scene, clock)
    try screen.tap("Old")
    await screen.settle(navigator.scene, clock)
    return (screen, navigator, clock)
  }

  @Test("a destination that a view presents by itself", arguments: World.each)
  func presented(world: World) async throws {
    let (screen, navigator, clock) = try await showingOld(in: world)
    #expect(navigator.tree.picture == "main[*(products › ?) | account…]")
    let request = navigator.show(.product(id: 1))
    await screen.settle(navigator.scene, clock)
    let isSeen = screen.nodes.texts.contains("product(id: 1)")
    #expect(request.ending == "arrived" && isSeen)
    #expect(!screen.nodes.texts.contains("old"))
    try screen.tapBack()
    await screen.settle(navigator.scene, clock)
    #expect(screen.tappable.contains("Old"))
    #expect(navigator.tree.picture == "main[*(products) | account…]")
    #expect(screen.faults == [])
    screen.close()
  }

  @Test("it makes room for a push as well", arguments: World.each)
  func pushedOnto(world: World) async throws {
    let (screen, navigator, clock) = try await showingOld(in: world)
    let request = navigator.push(.product(id: 1))
    await screen.settle(navigator.scene, clock)
    #expect(request.ending == "arrived")
    #expect(navigator.tree.picture == "main[*(products › product(1)) | account…]")
    #expect(screen.nodes.texts.contains("product(id: 1)"))
    #expect(!screen.nodes.texts.contains("old"))
    try screen.tapBack()
    await screen.settle(navigator.scene, clock)
    #expect(screen.tappable.contains("Old"))
    #expect(navigator.tree.picture == "main[*(products) | account…]")
    #expect(screen.faults == [])
    screen.close()
  }
}
