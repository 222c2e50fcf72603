import HeadlessSwiftUI
import Portolan
import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens animates a longer path as a push, and a shorter one as a pop")
  @MainActor struct FiveMotionTests {
    struct Change: Sendable {
      let from: [FiveRoute]
      let to: [FiveRoute]
    }

    nonisolated static let replacements = [
      Change(from: [.first], to: [.second]),
      Change(from: [.first, .second, .third], to: [.fourth]),
      Change(from: [.first], to: [.second, .third, .fourth]),
      Change(from: [.first, .second, .third], to: [.first, .fourth]),
      Change(from: [.first, .second], to: [.first, .third]),
    ]

    @Test("P4 longer is a push, over one level or four", arguments: Draw.some)
    func longer(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      #expect(try await run.animations { try await run.set([.first]) } == [.push])
      let chain = FivePathTests.chain
      #expect(try await run.animations { try await run.set(chain) } == [.push])
      run.expect(chain)
    }

    @Test("P4 shorter is a pop, over one level or three", arguments: Draw.some)
    func shorter(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set(FivePathTests.chain)
      let three = Array(FivePathTests.chain.dropLast())
      #expect(try await run.animations { try await run.set(three) } == [.pop])
      #expect(try await run.animations { try await run.set([]) } == [.pop])
      run.expect([])
    }

    @Test(
      "P4 S2.3 replaced is animated as asked, also over several levels and many by one",
      arguments: replacements, [StackMotion.automatic, .push, .pop])
    func replaced(change: Change, motion: StackMotion) async throws {
      for draw in Draw.some {
        let run = try await FiveRun(.values, draw)
        try await run.set(change.from)
        let kinds = try await run.animations { try await run.set(change.to, as: motion) }
        #expect(kinds == [motion == .pop ? .pop : .push], "\(draw): \(run.view.transitions)")
        run.expect(change.to)
        for count in (0..<change.to.count).reversed() {
          try await run.tapBack()
          run.expect(Array(change.to.prefix(count)))
        }
      }
    }

    @Test("P4 cut: nothing is animated", arguments: replacements)
    func cut(change: Change) async throws {
      for draw in Draw.some {
        let run = try await FiveRun(.values, draw)
        try await run.set(change.from)
        #expect(try await run.animations { try await run.set(change.to, as: .cut) } == [])
        run.expect(change.to)
      }
    }

    @Test("P4 the buttons' ways are animated: furthest, fourth alone, root")
    func buttons() async throws {
      for wording in Wording.allCases {
        let run = try await FiveRun(wording)
        #expect(try await run.animations { try await run.tap("The furthest view") } == [.push])
        #expect(try await run.animations { try await run.tap("Root View") } == [.pop])
        #expect(try await run.animations { try await run.tap("The fourth alone") } == [.push])
      }
    }
  }
}
