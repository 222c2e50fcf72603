import ArgumentParser
import PortolanLinks
import PortolanUniversalLinks

/// Compares an association file with a table.
struct AssociationDiffCommand<Source: LinkSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: "Says where an association file and the link table do not go together.",
      discussion: """
        For each difference it shows a link that only one of them knows. Each pattern and each rule is \
        tried with a few links: what is not found may still be there.

        Example:
          aasa diff .well-known/apple-app-site-association --app ABCDE12345.com.example.shop

        Exit status: 1 when there is a difference.
        """)
  }

  @Argument(help: "The association file; - is the input.", completion: .file())
  var file: String

  @Option(help: "The app; by default the only one of the file.")
  var app: String?

  @Option(help: "The host that serves the file; by default the table's first one.")
  var host: String?

  @OptionGroup var source: Source
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console.current
    let association = try InputFile(file, on: console).association()
    let table = try source.table()
    let difference = AssociationDifference(
      between: association, and: table, app: try app(of: association),
      at: try table.firstHost(or: host))
    if output.isJSON {
      for example in difference.onlyInTable { console.say(example.json("table").line) }
      for example in difference.onlyInFile { console.say(example.json("file").line) }
    } else {
      say(difference, on: console)
    }
    if !difference.isEmpty { throw ExitCode.notWell }
  }

  private func app(of association: AssociationFile) throws -> String {
    if let app { return app }
    guard association.apps.count == 1 else {
      throw ToolFailure(
        sentence:
          "\(file) names \(Count.of(association.apps.count, "app")). Say which one with --app.")
    }
    return association.apps[0]
  }

  private func say(_ difference: AssociationDifference, on console: Console) {
    var rows = TextTable("only", "link", "because of")
    for example in difference.onlyInTable {
      rows.add(.init("in the table", .doubtful), .init(example.link), .init(example.source, .faint))
    }
    for example in difference.onlyInFile {
      rows.add(.init("in the file", .bad), .init(example.link), .init(example.source, .faint))
    }
    rows.say(on: console)
    if difference.isEmpty { console.say(console.text("no difference found", .good)) }
  }
}

extension PortolanLinks.LinkTable {
  /// The host that was said, or the first of the table.
  func firstHost(or host: String?) throws -> String {
    guard let host = host ?? hosts.first else {
      throw ToolFailure(sentence: "The table has no host. Say which one with --host.")
    }
    return host
  }
}

extension AssociationDifference.Example {
  fileprivate func json(_ side: String) -> JSONValue {
    .object([
      .init("only", .string(side)), .init("url", .string(link)), .init("source", .string(source)),
    ])
  }
}
