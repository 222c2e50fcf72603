import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A second host shows all screens anew, and the first host receives no more plans")
struct SecondHostTests {
  @Test func `it builds all that is shown, from nothing`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    let second = RecordingHost()
    shopping.scene.attach(second)
    await settle()
    #expect(second.plans.map(\.from) == [NavigationTree()])
    #expect(second.screen == ScreenModel(showing: shopping.scene.tree))
    #expect(second.faults.isEmpty)
  }

  @Test func `the first is told nothing more`() async throws {
    let first = RecordingHost()
    let shopping = try await Shopping.showing(.product(id: 1), host: first)
    let second = RecordingHost()
    shopping.scene.attach(second)
    first.forget()
    try await shopping.navigator.navigate(to: .products)
    #expect(first.plans.isEmpty)
    #expect(second.screen == ScreenModel(showing: shopping.scene.tree))
    #expect(!shopping.scene.isHosted(by: first) && shopping.scene.isHosted(by: second))
  }
}
