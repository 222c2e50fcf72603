import HeadlessUIKit
import PlatformFacts
import Testing

@MainActor @Suite("Facts that are tried on devices too") struct PlatformFactsTests {
  @Test("hold on our model of UIKit", arguments: Fact.all)
  func holds(fact: Fact) async throws {
    try await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let differences = try await fact.differences(on: HeadlessFactStage(screen))
      #expect(differences == [])
      #expect(screen.faults.allSatisfy { $0.severity == .log })
    }
  }

  @Test("each has numbers, and no two the same statement")
  func named() {
    #expect(Fact.all.allSatisfy { !$0.numbers.isEmpty && !$0.claim.isEmpty })
    #expect(Set(Fact.all.map(\.description)).count == Fact.all.count)
  }

  @Test("a stage that does nothing differs from most")
  func nothing() async throws {
    var differing = 0
    for fact in Fact.all {
      try await HeadlessScreen.run(on: HeadlessScreen()) { _ in
        if try await fact.differences(on: IdleStage()) != [] { differing += 1 }
      }
    }
    #expect(differing * 2 > Fact.all.count)
  }
}

/// Shows nothing, and has no person.
private final class IdleStage: FactStage {
  func show(_ root: UIViewController) {}
  func settle() {}
  func drag(_ drag: FactDrag) {}
}
