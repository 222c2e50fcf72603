import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Cancelling one caller's waits does not cancel the request that another caller shares")
struct CancelledWaitTests {
  @Test func `two waits of one asker do not end what another has asked for`() async throws {
    let shopping = try await Shopping.showing(.main)
    let gate = Gate()
    shopping.keeper.club = {
      await gate.wait()
      return .allow
    }
    let (mine, others) = (shopping.navigator.show(.club), shopping.navigator.show(.club))
    let waits = (0..<2).map { _ in Task { try await mine.arrival() } }
    await eventually { gate.isAwaited }
    await settle()
    for wait in waits { wait.cancel() }
    for wait in waits { _ = await wait.result }
    gate.open()
    await settle()
    #expect(Outcome(others) == .arrived(.club))
  }
}
