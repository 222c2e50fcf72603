import PortolanMacros
import Testing

/// Words that Swift has itself, values with a default alone, and cases that a build may leave out.
@LinkedRoutes(schemes: ["words"])
enum Words: Hashable, Sendable {
  @Linked("/all") case all(page: Int = 3)
  @Linked("/word/{default}/{in}", aliases: "/{default}-{in}") case `default`(
    `default`: Int, `in`: String)
  @Linked("/self/{init}") case `self`(`init`: Int)
  #if DEBUG
  @Linked("/debug/{class}") case debug(class: Int)
  case secret
  #else
  @Linked("/release") case debug
  #endif
  #if os(Windows)
  @Linked("/windows/{class}") case windows(class: Int)
  #elseif NEVER
  case never
  #endif
  @Linked("/sold/{2nd}") case `sold out`(`2nd`: Int)
  case plain
}

@Suite("The macro makes a link table from enum cases in any form that Swift allows")
struct WordsTests {
  @Test(
    "reads and prints",
    arguments: [
      ("words://all", Words.all()), ("words://word/7/x", .default(default: 7, in: "x")),
      ("words://self/1", .`self`(`init`: 1)), ("words://debug/2", .debug(class: 2)),
      ("words://sold/4", .`sold out`(`2nd`: 4)),
    ])
  func bothWays(link: String, route: Words) throws {
    #expect(Words.links.problems.isEmpty)
    #expect(try Words.links.read(link).output == route)
    #expect(try Words.links.link(to: route) == link)
  }

  @Test("has a link for the default of a value alone") func defaults() {
    #expect(throws: LinkPrintProblem.noPattern) { try Words.links.link(to: .all(page: 4)) }
  }

  @Test("names the cases that are built") func names() {
    #expect(
      Words.CaseName.allCases.map(\.rawValue)
        == ["all", "default", "self", "debug", "secret", "sold out", "plain"])
    #expect(Words.debug(class: 1).caseName == .debug)
    #expect(Words.linkSamples.map(\.caseName) == [.all, .default, .`self`, .debug, .`sold out`])
  }
}
