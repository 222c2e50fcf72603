import ArgumentParser
import PortolanLinks
import PortolanUniversalLinks

/// Lists the patterns of a table.
struct LinksListCommand<Source: LinkSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists the patterns, the more specific ones first.",
      discussion: """
        Example:
          links list --json

        Exit status: 1 when something is wrong with the table.
        """)
  }

  @OptionGroup var source: Source
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console.current
    let table = try source.table()
    if output.isJSON {
      for pattern in table.patterns {
        console.say(
          JSONValue.object([
            .init("pattern", .string(pattern.text)),
            .init("aliases", .array(pattern.aliases.map { .string($0) })),
          ]).line)
      }
      for problem in table.problems {
        console.say(JSONValue.object([.init("problem", .string(problem.sentence))]).line)
      }
    } else {
      sayTable(table, on: console)
    }
    if !table.problems.isEmpty { throw ExitCode.notWell }
  }

  private func sayTable(_ table: PortolanLinks.LinkTable<Source.Output>, on console: Console) {
    var rows = TextTable("pattern", "aliases")
    for pattern in table.patterns {
      rows.add(.init(pattern.text), .init(pattern.aliases.joined(separator: "  "), .faint))
    }
    rows.say(on: console)
    for problem in table.problems { console.say(console.text(problem.sentence, .bad)) }
    let origins = table.hosts.map { "https://\($0)" } + table.schemes.map { "\($0)://" }
    console.say(
      console.text(
        Count.of(table.patterns.count, "pattern") + " at " + origins.joined(separator: ", ") + "; "
          + Count.of(table.problems.count, "problem"), .faint))
  }
}

/// Says how many there are.
package enum Count {
  package static func of(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}
