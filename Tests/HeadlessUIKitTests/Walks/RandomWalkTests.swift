import HeadlessUIKit
import Testing

@MainActor
@Suite("After random steps appearance callbacks match the hierarchy, and no controller leaks")
struct RandomWalkTests {
  @Test(
    "Whatever is done in whatever order, structure and appearance agree and nothing stays behind",
    arguments: HeadlessProfile.allCases, 1...20 as ClosedRange<UInt64>)
  func walk(profile: HeadlessProfile, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try await onScreen(profile, .random(using: &random)) { screen in
      let walk = RandomWalk(on: screen, seed: seed)
      walk.run(100)
      #expect(walk.watch.problems.isEmpty, "after \(walk.steps.suffix(12))")
      guard walk.watch.problems.isEmpty else { return }
      walk.end()
      #expect(walk.watch.problems.isEmpty)
      #expect(walk.watch.alive == 0)
      #expect(walk.watch.births > 5)
      #expect(screen.clock.pendingCount == 0)
    }
  }

  @Test("The walks come by swipes, drags, refusals and deep chains, each many times")
  func reach() async throws {
    var seen: [String: Int] = [:]
    for seed in 1...40 as ClosedRange<UInt64> {
      try await onScreen(.iOS18, HeadlessAssumptions(holdsDismissals: false)) { screen in
        let walk = RandomWalk(on: screen, seed: seed)
        walk.run(100)
        for step in walk.steps { seen[step, default: 0] += 1 }
        for fault in screen.faults { seen[fault.kind.rawValue, default: 0] += 1 }
      }
    }
    let wanted = [
      "swipe true", "select true", "drag true", "push true", "pop true", "dismiss true",
      "duplicatePush",
      "popOutsideStack", "alreadyPresenting", "dismissalInProgress",
    ]
    for name in wanted { #expect(seen[name, default: 0] >= 5, "\(name)") }
  }
}
