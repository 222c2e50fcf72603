import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A diagnostic names a screen's model that leaks")
struct ModelLeakTests {
  /// Closes the bag, whose controller the host hands over as it lets go of it.
  private func closeBag(_ shopping: Shopping) async throws {
    let node = try shopping.node(.bag)
    try await shopping.navigator.dismiss().arrival()
    let controller = OtherModel()
    ReleaseCheck.begin(
      for: controller, of: node, route: AnyRoute(Shop.bag), in: shopping.scene)
  }

  @Test func `one that something else holds is named with its route`() async throws {
    let shopping = try await Shopping.showing(.bag, host: RecordingHost())
    let leaked = try shopping.context(.bag).model { OwnModel() }
    try await closeBag(shopping)
    await shopping.clock.advance(by: .seconds(3))
    await eventually { shopping.diagnostics() == ["NAV061"] }
    #expect(shopping.events.contains { "\($0)".contains("OwnModel of bag outlived its screen") })
    withExtendedLifetime(leaked) {}
  }

  @Test func `of one that goes nothing is said`() async throws {
    let shopping = try await Shopping.showing(.bag, host: RecordingHost())
    let context = try shopping.context(.bag)
    weak let model = context.model { OwnModel(holding: context) }
    #expect(model != nil)
    try await closeBag(shopping)
    await shopping.clock.advance(by: .seconds(3))
    await settle()
    #expect(shopping.diagnostics().isEmpty)
  }

  @Test func `asked many times, it is watched once`() async throws {
    let shopping = try await Shopping.showing(.bag, host: RecordingHost())
    let context = try shopping.context(.bag)
    for _ in 0..<5 { _ = context.model { OwnModel() } }
    #expect(shopping.scene.screens.watched[context.node]?.count == 1)
  }

  @Test func `asked of a screen that is gone, nothing is noted of it any more`() async throws {
    let shopping = try await Shopping.showing(.bag)
    let context = try shopping.context(.bag)
    try await shopping.navigator.dismiss().arrival()
    for _ in 0..<3 { _ = context.model { OwnModel() } }
    #expect(shopping.scene.screens.watched.isEmpty)
  }
}
