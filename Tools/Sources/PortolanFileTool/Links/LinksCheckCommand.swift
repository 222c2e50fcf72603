import ArgumentParser
import PortolanLinks
import PortolanUniversalLinks

/// Reads many links and says which stand for nothing.
struct LinksCheckCommand<Source: LinkSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Reads many links and says which stand for nothing.",
      discussion: """
        The file has a link a line; empty lines say nothing. It may be of any length.

        Examples:
          links check visited.txt
          cut -f 3 requests.tsv | links check -

        Exit status: 1 when a link stands for nothing.
        """)
  }

  @Argument(help: "A file with a link a line; - is the input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("How many links to show for each reason.", valueName: "number"))
  var examples = 3

  @OptionGroup var source: Source
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard examples >= 0 else { throw ValidationError("--examples needs a number of at least 0.") }
  }

  func run() throws {
    let console = Console.current
    let input = InputFile(file, on: console)
    let table = try source.table()
    var summary = LinkCheckSummary(examples: examples)
    var progress = Progress(of: input.size, on: console)
    var lines = LineReader()
    try input.forEachPiece { piece in
      lines.take(piece) { summary.check($0, in: table) }
      progress.advance(by: piece.count, summary.checked)
    }
    lines.finish { summary.check($0, in: table) }
    progress.end()
    if output.isJSON {
      console.say(summary.json.line)
    } else {
      summary.say(on: console)
    }
    if summary.failed > 0 { throw ExitCode.notWell }
  }
}
