import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A diagnostic names a screen that outlives its node")
struct LeakTests {
  private final class Model {}

  @Test func `a controller that stays`() async throws {
    let shopping = try await Shopping.showing(.bag)
    let controller = Model()
    ReleaseCheck.begin(
      for: controller, of: try shopping.node(.bag), route: AnyRoute(Shop.bag), in: shopping.scene)
    await shopping.clock.advance(by: .seconds(3))
    await eventually { shopping.diagnostics() == ["NAV061"] }
    #expect(shopping.events.contains { "\($0)".contains("Model of bag outlived its screen") })
    withExtendedLifetime(controller) {}
  }

  @Test func `a model that was watched and stays`() async throws {
    let shopping = try await Shopping.showing(.bag)
    let model = Model()
    try shopping.context(.bag).watch(model)
    do {
      let controller = Model()
      ReleaseCheck.begin(
        for: controller, of: try shopping.node(.bag), route: AnyRoute(Shop.bag), in: shopping.scene)
    }
    await shopping.clock.advance(by: .seconds(3))
    await eventually { shopping.diagnostics() == ["NAV061"] }
    withExtendedLifetime(model) {}
  }

  @Test func `nothing is said of what went`() async throws {
    let shopping = try await Shopping.showing(.bag)
    do {
      let controller = Model()
      ReleaseCheck.begin(
        for: controller, of: try shopping.node(.bag), route: AnyRoute(Shop.bag), in: shopping.scene)
    }
    await shopping.clock.advance(by: .seconds(3))
    await settle()
    #expect(shopping.diagnostics().isEmpty)
  }

  @Test func `without a host nothing that was watched is held either`() async throws {
    let shopping = try await Shopping.showing(.bag)
    let model = Model()
    try shopping.context(.bag).watch(model)
    try await shopping.navigator.dismiss().arrival()
    #expect(shopping.scene.screens.watched.isEmpty)
    withExtendedLifetime(model) {}
  }
}
