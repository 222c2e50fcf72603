import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A test can check whether the scene waits for the user or is still busy")
struct SceneProgressTests {
  private func waitsForUser(_ shopping: Shopping) -> Bool {
    SceneProgress(of: shopping.scene).waitsForUser
  }

  @Test func `at rest nothing does`() async throws {
    #expect(waitsForUser(try await Shopping.showing(.main)))
  }

  @Test func `a guard that is asked answers by itself, and a screen when the person does`()
    async throws
  {
    let shopping = try await Shopping.showing(.product(id: 1))
    let (door, alert) = (Gate(), Gate())
    shopping.keeper.club = {
      await door.wait()
      return .allow
    }
    let request = shopping.navigator.push(.club)
    await eventually { door.isAwaited }
    #expect(!waitsForUser(shopping))
    door.open()
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    try shopping.context(.club).askBeforeLeaving(when: true) {
      await alert.wait()
      return .leave
    }
    let back = shopping.navigator.back()
    await eventually { alert.isAwaited }
    #expect(waitsForUser(shopping))
    alert.open()
    #expect(await shopping.outcome(of: back) != .pending)
  }
}
