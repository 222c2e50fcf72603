import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A guard that gives no verdict on revalidation leaves the open screens as they are")
struct SilentGuardTests {
  struct Offline: Error {}

  enum Silence: CaseIterable, Sendable { case throwsAnError, isCancelled, waits }

  @Test(arguments: Silence.allCases)
  func `when all are asked again`(silence: Silence) async throws {
    let shopping = try await Shopping.showing(.club)
    shopping.keeper.club = {
      switch silence {
      case .throwsAnError: throw Offline()
      case .isCancelled: throw CancellationError()
      case .waits: return .wait
      }
    }
    await shopping.navigator.revalidate()
    await settle()
    #expect(shopping.picture.contains("club"))
  }

  @Test func `a no of one does not wait for the silence of another`() async throws {
    let keeper = WardKeeper()
    let gate = Gate()
    let navigator = Navigator(WardMap(), guards: keeper, clock: TestClock())
    try await navigator.navigate(to: .bed)
    keeper.gates[.left] = gate
    keeper.verdicts[.bed] = .deny("no")
    let revalidation = Task { await navigator.revalidate() }
    await eventually { gate.isAwaited }
    await settle()
    #expect(navigator.tree.picture == "hall[*(left) | right…]")
    gate.open()
    await revalidation.value
  }
}
