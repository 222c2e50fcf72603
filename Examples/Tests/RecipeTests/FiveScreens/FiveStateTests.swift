import HeadlessSwiftUI
import Portolan
import PortolanTesting
import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens keeps the text and model of each screen in the path")
  @MainActor struct FiveStateTests {
    @Test("P5 S2.3 typed text, counter and model are there on the way back", arguments: Draw.some)
    func wayBack(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.tap("First")
      let model = ObjectIdentifier(try run.frontModel)
      try await run.stage.type("Ahoy", into: "Note")
      try await run.tap("Count")
      try await run.tap("Count")
      try await run.tap("Second")
      #expect(run.note == "")
      try await run.tapBack()
      run.expect([.first])
      #expect(run.note == "Ahoy")
      #expect(run.counted == "Counted 2")
      #expect(ObjectIdentifier(try run.frontModel) == model)
    }

    @Test("P5 a path that shares a prefix keeps its screens' models", arguments: Draw.some)
    func sharedPrefix(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      try await run.set([.first])
      try await run.stage.type("Ahoy", into: "Note")
      let model = ObjectIdentifier(try run.frontModel)
      try await run.set([.first, .second, .third])
      try await run.set([.first, .fourth])
      try await run.tapBack()
      run.expect([.first])
      #expect(run.note == "Ahoy")
      #expect(ObjectIdentifier(try run.frontModel) == model)
    }

    @Test("P5 one model for each screen that is shown, gone with its screen", arguments: Draw.some)
    func counts(draw: Draw) async throws {
      let run = try await FiveRun(.values, draw)
      #expect(run.census == "1 made, 1 alive")
      for route in FivePathTests.chain {
        run.app.stack.append(route)
        try await run.stage.settle()
      }
      #expect(run.census == "5 made, 5 alive")
      try await run.set([.first, .second])
      #expect(run.census == "5 made, 3 alive", "third and fourth went")
      try await run.set([.first, .second, .third])
      #expect(run.census == "6 made, 4 alive", "the third is new")
      try await run.set([.first, .second, .fourth])
      #expect(run.census == "7 made, 4 alive", "the third went, the fourth is new")
      try await run.set([])
      #expect(run.census == "7 made, 1 alive")
    }

    @Test("P5 however often a screen's view is built, its model is not made again")
    func builtAgain() async throws {
      let run = try await FiveRun()
      try await run.set([.first])
      let node = try #require(run.app.navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<FiveRoute>(node: node, in: run.app.navigator.scene))
      let views = FiveViews(page: run.app.page)
      for _ in 0..<10 { _ = views.screen(for: .first, in: context) }
      for _ in 0..<10 { try await run.tap("Count") }
      #expect(run.counted == "Counted 10")
      #expect(run.census == "2 made, 2 alive")
    }

    @Test("P5 a model that is kept after its screen went is reported")
    func leak() async throws {
      let run = try await FiveRun()
      var diagnostics: [Diagnostic] = []
      run.app.navigator.scene.onEvent = {
        if case .diagnosed(let diagnostic) = $0 { diagnostics.append(diagnostic) }
      }
      try await run.set([.first])
      let kept = try run.frontModel
      try await run.set([])
      run.clock.advance(by: .seconds(3))
      try await run.stage.settle()
      #expect(diagnostics.map(\.code) == ["NAV061"])
      #expect(kept.note.isEmpty)
    }
  }
}
