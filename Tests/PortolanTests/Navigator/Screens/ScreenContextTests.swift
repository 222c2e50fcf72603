import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A screen's context gives the newest value of its route, and its close() closes the screen")
struct ScreenContextTests {
  @Test func `the value is updated in place, and observable`() async throws {
    let shopping = try await Shopping.showing(.search("lamp"))
    let context = try shopping.context(.search(""))
    #expect(context.route == .search("lamp"))
    let changes = Counter()
    withObservationTracking {
      _ = context.route
    } onChange: {
      changes.count += 1
    }
    try await shopping.navigator.navigate(to: .search("desk"))
    #expect(context.route == .search("desk"))
    #expect(changes.count == 1)
  }

  @Test func `busy is observable`() async throws {
    let shopping = try await Shopping.showing(.main)
    let changes = Counter()
    withObservationTracking {
      _ = shopping.scene.isBusy
    } onChange: {
      changes.count += 1
    }
    let request = shopping.navigator.show(.club)
    #expect(shopping.scene.isBusy)
    #expect(changes.count == 1)
    _ = await shopping.outcome(of: request)
    #expect(!shopping.scene.isBusy)
  }

  @Test func `closed twice, it closes once`() async throws {
    let shopping = try await Shopping.showing(.reviews(id: 1))
    let context = try shopping.context(.reviews(id: 1))
    context.close()
    context.close()
    await settle()
    #expect(shopping.picture == #"main[*(products › product(1)) | search("")… | account…]"#)
    #expect(shopping.failures.isEmpty)
  }

  @Test func `there is none for a node that is gone or of another type`() async throws {
    let shopping = try await Shopping.showing(.bag)
    let node = try shopping.node(.bag)
    #expect(ScreenContext<Spot>(node: node, in: shopping.scene) == nil)
    try await shopping.navigator.dismiss().arrival()
    #expect(ScreenContext<Shop>(node: node, in: shopping.scene) == nil)
    #expect(shopping.scene.screens.values[node] == nil)
  }

  @Test func `it does not keep the navigator alive`() async throws {
    weak var scene: SceneNavigator?
    var context: ScreenContext<Shop>?
    do {
      let navigator = Navigator(ShopMap(), guards: ShopKeeper(), clock: TestClock())
      try await navigator.navigate(to: .login)
      scene = navigator.scene
      context = ScreenContext(node: navigator.tree.visiblePath[0], in: navigator.scene)
    }
    await eventually { scene == nil }
    #expect(context?.route == .login)
    context?.close()
  }
}
