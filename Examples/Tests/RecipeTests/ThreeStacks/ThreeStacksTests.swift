import HeadlessSwiftUI
import Portolan
import PortolanTesting
import Testing

@testable import ThreeStacks

extension Recipes {
  @Suite("The recipe ThreeStacks gives each of its three stacks a path of its own")
  @MainActor struct ThreeStacksTests {
    @Test(
      "P6 three stacks of three route types, all used at once: each has its own path",
      arguments: Draw.some)
    func allAtOnce(draw: Draw) async throws {
      let run = try await ThreeStacksRun(draw)
      run.app.letters.path = [.letter("a"), .letter("b")]
      run.app.numbers.path = [.number(1), .number(2), .number(3)]
      run.app.colours.path = [.red]
      try await run.settle()
      #expect(
        run.picture
          == "main[(alphabet › letter(\"a\") › letter(\"b\")) | "
          + "*(numbers › number(1) › number(2) › number(3)) | guideTab…] "
          + "⇧ sheet (palette › red)")
      #expect(run.shows("Palette", "Red"))
      #expect(run.shows("Numbers", "Number 1", "Number 2", "Number 3"))
      run.app.colours.append(.blue)
      try await run.settle()
      #expect(run.shows("Palette", "Red", "Blue"))
      // A path that is set is shown: the sheet goes, and the other tab is selected.
      run.app.numbers.removeLast()
      run.app.letters.path = [.letter("a"), .letter("c")]
      try await run.settle()
      #expect(run.app.numbers.path == [.number(1), .number(2)])
      #expect(run.app.letters.path == [.letter("a"), .letter("c")])
      #expect(run.app.colours.path == [])
      #expect(run.shows("Alphabet", "Letter a", "Letter c"))
      try await run.tapTab("Numbers")
      #expect(run.shows("Numbers", "Number 1", "Number 2"))
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("P6 a person walks through all three", arguments: Draw.some)
    func byHand(draw: Draw) async throws {
      let run = try await ThreeStacksRun(draw)
      try await run.tap("Letter b")
      try await run.tap("Add a letter")
      try await run.tapTab("Numbers")
      try await run.tap("Number 1")
      try await run.tap("Number 2")
      try await run.stage.tap("Back")
      #expect(run.app.numbers.path == [.number(1)])
      try await run.tapTab("Letters")
      #expect(run.app.letters.path == [.letter("b"), .letter("bz")])
      try await run.stage.tap("Back")
      try await run.stage.tap("Back")
      try await run.tap("Colours")
      try await run.tap("Show green")
      #expect(run.app.colours.path == [.green])
      #expect(run.shows("Palette", "Green"))
      try await run.tap("Close")
      #expect(run.app.colours.path == [])
      try await run.stage.drag(.down)
      #expect(run.picture == "main[*(alphabet) | (numbers › number(1)) | guideTab…]")
      #expect(run.view.nodes.all(.sheet).isEmpty)
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test(
      "P6 P9 a tap on the tab that is shown empties the path of its stack alone",
      arguments: Draw.some)
    func tapAgain(draw: Draw) async throws {
      let run = try await ThreeStacksRun(draw)
      run.app.numbers.path = [.number(1)]
      run.app.letters.path = [.letter("a"), .letter("b")]
      try await run.settle()
      try await run.tapTab("Letters")
      #expect(run.app.letters.path == [])
      #expect(run.app.numbers.path == [.number(1)])
      #expect(run.shows("Alphabet"))
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("P6 a screen with a stack of its own is at home in a tab", arguments: Draw.some)
    func ownStackInTab(draw: Draw) async throws {
      let run = try await ThreeStacksRun(draw)
      try await run.tapTab("Guide")
      try await run.tap("Chapter 1")
      #expect(run.shows("Guide", "Chapter 1"))
      try await run.tapTab("Letters")
      try await run.tapTab("Guide")
      #expect(run.shows("Guide", "Chapter 1"))
      #expect(run.diagnostics.isEmpty)
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("P6 a screen with a stack of its own is at home in a sheet", arguments: Draw.some)
    func ownStackInSheet(draw: Draw) async throws {
      let run = try await ThreeStacksRun(draw)
      run.app.letters.path = [.letter("a")]
      Navigator<AppRoute>(run.app.scene).show(.guideSheet)
      try await run.settle()
      try await run.tap("Chapter 1")
      #expect(run.shows("Guide", "Chapter 1"))
      #expect(run.app.letters.path == [.letter("a")])
      #expect(run.diagnostics.isEmpty)
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test(
      "P6 S2.3 pushed, it is diagnosed with the fix before it is used, and nothing crashes",
      arguments: Draw.some)
    func ownStackPushed(draw: Draw) async throws {
      let run = try await ThreeStacksRun(draw)
      run.app.letters.path = [.letter("a")]
      Navigator<AppRoute>(run.app.scene).show(.guidePushed)
      try await run.settle()
      #expect(run.diagnostics.map(\.code) == ["NAV073"])
      #expect(run.diagnostics.first?.fix.isEmpty == false)
      try await run.tap("Chapter 1")
      #expect(run.shows("Guide", "Chapter 1"))
      #expect(run.app.letters.path == [.letter("a")])
      run.app.numbers.path = [.number(1)]
      run.app.letters.path = []
      try await run.settle()
      #expect(run.picture == "main[*(alphabet) | (numbers › number(1)) | guideTab…]")
      #expect(run.shows("Alphabet"))
      // Where no probe tells, the host may find out after its deadline only, and says so.
      let codes = run.diagnostics.map(\.code)
      let isSilent = draw.assumptions.controllerReports == .never
      #expect(codes == ["NAV073"] || isSilent && codes == ["NAV073", "NAV088"], "\(codes)")
      #expect(run.view.faults.isEmpty, "\(run.view.faults)")
    }

    @Test("C23 the maps have no problems")
    func problems() {
      #expect(AppMap().problems.isEmpty)
      #expect(LettersMap(in: AppRoute.main).problems.isEmpty)
      #expect(NumbersMap(in: AppRoute.main).problems.isEmpty)
      #expect(ColoursMap(over: AppRoute.main).problems.isEmpty)
    }

    @Test("P6 no feature names another one")
    func independent() throws {
      let sources = try Sources(of: "ThreeStacks").files
      for (feature, others) in [
        ("Letters/", ["Numbers", "ColoursRoute", "AppRoute"]),
        ("Numbers/", ["Letters", "Colours", "AppRoute"]),
        ("Colours/", ["Letters", "Numbers", "AppRoute"]),
      ] {
        let files = sources.filter { $0.key.hasPrefix(feature) }
        #expect(files.count >= 4)
        for (name, text) in files {
          for other in others { #expect(!text.contains(other), "\(name) names \(other)") }
        }
      }
    }
  }
}
