import HeadlessSwiftUI
import Testing

@testable import WalkKit

extension WalkTests {
  /// Where Apple documents nothing both behaviours exist; the Store walks the same way in each.
  @MainActor
  @Suite(
    "The Store in SwiftUI shows the same pictures as in UIKit, under all assumptions about SwiftUI")
  struct Assumptions {
    private static let steps = [
      "open store://products/3/reviews", "back", "swipe-back-cancel", "swipe-back",
      "open store://orders/12", "sign-in ada lovelace", "open store://bag",
      "open store://orders/7", "tap Kettle", "tap Add to Bag", "tap Bag", "tap Check Out",
      "tap Choose Address", "tap Harbour Street 8, Oslo", "tap Choose Address", "swipe-down",
      "back", "swipe-down", "tab Search", "tab Account", "back", "open store://products/1/reviews",
      "open store://bag", "tap Check Out", "tap Choose Address", "sign-out",
    ]

    @Test("the pictures are those of UIKit", arguments: 0..<24)
    func drawn(_ seed: UInt64) async throws {
      let expected = try await TestWalk(.uikit).walk(Self.steps).map(\.picture)
      var generator = TestGenerator(seed: seed)
      var assumptions = HeadlessViewAssumptions.random(using: &generator)
      assumptions.coveredScreens = .builtAtOnce
      let profile = HeadlessProfile.allCases[Int(seed) % HeadlessProfile.allCases.count]
      let walk = try await TestWalk(profile, assumptions)
      let reports = try await walk.walk(Self.steps)
      #expect(reports.map(\.picture) == expected, "\(profile) \(assumptions)")
      #expect(reports.flatMap(\.notes).filter { $0.hasPrefix("fault") } == [])
    }
  }
}

/// Numbers that are the same for the same seed.
private struct TestGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
