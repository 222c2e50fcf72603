import HeadlessSwiftUI
import PortolanTesting
import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens sets its path from any screen, and Back goes through the path")
  @MainActor struct FivePathTests {
    nonisolated static let chain: [FiveRoute] = [.first, .second, .third, .fourth]

    @Test(
      "P1 S2.1 S2.2 the furthest view sets the whole chain; Back goes through it in reverse",
      arguments: Wording.allCases, Draw.some)
    func furthest(wording: Wording, draw: Draw) async throws {
      let run = try await FiveRun(wording, draw)
      run.expect([])
      try await run.tap("The furthest view")
      run.expect(Self.chain)
      for count in (0..<4).reversed() {
        try await run.tapBack()
        run.expect(Array(Self.chain.prefix(count)))
      }
      #expect(throws: (any Error).self) { try run.view.tapBack() }
    }

    @Test(
      "P1 the chain is set from anywhere",
      arguments: [[], [.first], [.fourth], [.second, .first], chain], Draw.some)
    func fromAnywhere(start: [FiveRoute], draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set(start)
      run.expect(start)
      try await run.set(Self.chain)
      run.expect(Self.chain)
      try await run.tapBack()
      run.expect(Array(Self.chain.dropLast()))
    }

    @Test(
      "P2 S2.2 the fourth alone stands on the root, to which Back goes",
      arguments: Wording.allCases, Draw.some)
    func fourthAlone(wording: Wording, draw: Draw) async throws {
      let run = try await FiveRun(wording, draw)
      try await run.tap("The fourth alone")
      run.expect([.fourth])
      try await run.tapBack()
      run.expect([])
    }

    @Test("P2 the fourth alone from within the chain", arguments: Wording.allCases, Draw.some)
    func fourthAloneFromChain(wording: Wording, draw: Draw) async throws {
      let run = try await FiveRun(wording, draw)
      try await run.set([.first, .second, .third])
      try await run.tap("The fourth alone")
      run.expect([.fourth])
      try await run.tapBack()
      run.expect([])
    }

    @Test("P3 S2.1 Root View sets the empty path", arguments: Wording.allCases, Draw.some)
    func root(wording: Wording, draw: Draw) async throws {
      let run = try await FiveRun(wording, draw)
      try await run.set(Self.chain)
      try await run.tap("Root View")
      run.expect([])
    }

    @Test("P3 append pushes, remove last pops; three appends in a turn lose nothing")
    func appendAndRemove() async throws {
      let run = try await FiveRun()
      for route in Self.chain.dropLast() { run.app.stack.append(route) }
      try await run.stage.settle()
      run.expect([.first, .second, .third])
      run.app.stack.removeLast()
      try await run.stage.settle()
      run.expect([.first, .second])
    }

    @Test("S2.1 buttons to each neighbour, with the same buttons to the ends on each screen")
    func neighbours() async throws {
      let run = try await FiveRun()
      let names = ["Root", "First", "Second", "Third", "Fourth"]
      for (place, name) in names.enumerated() {
        let ways = Set(run.view.nodes.all(.screen).last?.buttons ?? [])
        let neighbours = [place - 1, place + 1].filter(names.indices.contains).map { names[$0] }
        #expect(ways.intersection(names) == Set(neighbours), "on \(name)")
        #expect(ways.isSuperset(of: ["The furthest view", "The fourth alone", "Root View"]))
        if place < 4 { try await run.tap(names[place + 1]) }
      }
      run.expect(Self.chain)
      for name in names.dropLast().reversed() { try await run.tap(name) }
      run.expect([])
    }
  }
}
