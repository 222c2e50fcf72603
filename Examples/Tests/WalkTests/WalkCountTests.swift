import Foundation
import Portolan
import Testing

@testable import WalkKit

extension WalkTests {
  @MainActor @Suite("What stays behind") struct Counts {
    /// Three levels deep in the shop, an order behind it, and two sheets over it.
    private static let round = [
      "open store://orders/12", "sign-in ada lovelace", "open store://products/3/reviews",
      "back", "tap Add to Bag", "tap Reviews", "open store://bag", "tap Check Out",
      "tap Choose Address", "sign-out",
    ]

    @Test("after a sign-out from two sheets deep a guest has what a guest had before")
    func signOut() async throws {
      let walk = try await TestWalk()
      let before = try await walk.walk("open store://products")
      try await walk.engine.perform(try Self.round.map { try WalkStep($0) }) { _ in }
      let after = try await walk.walk("open store://products")
      #expect(after[0].picture == before[0].picture)
      #expect(after[0].alive == before[0].alive)
      #expect(after[0].models == before[0].models)
    }

    @Test("rounds leave nothing behind")
    func rounds() async throws {
      let walk = try await TestWalk()
      var counts: [WalkRounds.Count] = []
      try await WalkRounds(walk.engine).run(3, of: try Self.round.map { try WalkStep($0) }) {
        counts.append($0)
      }
      #expect(counts.map(\.round) == [0, 3])
      #expect(counts[0].alive == counts[1].alive)
    }

    @Test("rounds that keep something end with status 1")
    func growingRounds() async throws {
      let walk = try await TestWalk()
      let failure = await #expect(throws: WalkFailure.self) {
        try await WalkRounds(walk.engine).run(2, of: [try WalkStep("leak")]) { _ in }
      }
      #expect(failure?.exitStatus == 1)
    }

    @Test("a screen that is kept is counted, and a diagnostic names its route")
    func leak() async throws {
      let walk = try await TestWalk()
      let reports = try await walk.walk("open store://products", "leak")
      #expect(reports[1].picture == reports[0].picture)
      #expect(reports[1].alive == reports[0].alive + 1)
      #expect(reports[1].models == reports[0].models + 1)
      #expect(reports[1].notes.count == 1)
      #expect(reports[1].notes.first?.hasPrefix("NAV061 ProductScreen of product") == true)
    }

    @Test("a link five levels deep loads one view in the new chain (C26)")
    func oneViewDidLoad() async throws {
      let walk = try await TestWalk()
      try await walk.walk("open store://search")
      try await walk.walk("open store://products/3/reviews")
      let stack = try #require(
        FrontScreen(of: walk.engine.hand.window).controller?.navigationController)
      #expect(stack.viewControllers.count == 3)
      #expect(stack.viewControllers.filter(\.isViewLoaded).count == 2)
    }
  }
}
