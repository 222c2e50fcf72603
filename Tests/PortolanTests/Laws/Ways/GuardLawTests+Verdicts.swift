import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  /// The keeper of something that anybody may ask for leads elsewhere.
  private func attackByBait(
    _ verdict: Verdict<Fort>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await attack(
      after: { $0.keeper.bait = verdict }, sourceLocation: sourceLocation,
      by: { $0.navigator.show(.bait) })
  }

  @Test func `a verdict that leads elsewhere`() async throws {
    try await attackByBait(.redirect(to: .cell))
    try await attackByBait(.redirect(to: .dungeon))
    try await attackByBait(.redirect(to: Tomb.entrance))
    try await attackByBait(.detour(to: .cell))
    try await attackByBait(.detour(to: .chest))
    try await attackByBait(.detour(to: Tomb.entrance))
  }

  @Test func `a refusal that leads elsewhere`() async throws {
    let refusals: [Verdict<Fort>] = [
      .redirect(to: .vault), .redirect(to: Tomb.entrance), .detour(to: .chest),
      .detour(to: Tomb.coffin), .redirect(to: .cell), .detour(to: .cell), .wait, .deny("no"),
    ]
    for refusal in refusals {
      try await attack(after: { $0.keeper.refusal = .says(refusal) }) { $0.navigator.show(.cell) }
    }
  }

  @Test func `a keeper that throws`() async throws {
    try await attack(after: { $0.keeper.refusal = .throwsAnError }) { $0.navigator.show(.cell) }
  }

  @Test func `a keeper that answers too late`() async throws {
    try await attack(after: { $0.keeper.refusal = .answersTooLate }) { siege in
      siege.navigator.show(.cell)
      await settle()
      siege.clock.pass(.seconds(6))
      await settle()
      siege.keeper.gate.open()
    }
  }

  @Test func `a keeper that answers after the request was cancelled`() async throws {
    for mayLock in [false, true] {
      let siege = try await Siege(mayLock: mayLock)
      siege.keeper.refusal = .answersTooLate
      siege.lock()
      let request = siege.navigator.show(.cell)
      await settle()
      request.cancel()
      siege.keeper.gate.open()
      await siege.rest()
      #expect(siege.intruders.isEmpty == mayLock)
    }
  }

  @Test func `a keeper that asks for more`() async throws {
    try await attack(
      after: { siege in
        siege.keeper.whenAsked = {
          siege.keeper.whenAsked = nil
          siege.navigator.show(.cell)
        }
      },
      by: { $0.navigator.show(.chest) })
  }
}
