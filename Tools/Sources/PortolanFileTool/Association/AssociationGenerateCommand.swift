import ArgumentParser
import Foundation
import PortolanLinks
import PortolanUniversalLinks

/// Prints the association file of a table.
struct AssociationGenerateCommand<Source: LinkSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "generate", abstract: "Prints the association file of the link table.",
      discussion: """
        Example:
          aasa generate --app ABCDE12345.com.example.shop > .well-known/apple-app-site-association

        Other services' entries, such as webcredentials, belong into it by hand.

        Exit status: 1 when something is wrong with the file, or when it is not the one of --check.
        """)
  }

  @Option(help: "An app's identifier, with its team; may be said several times.")
  var app: [String] = []

  @Option(help: "The host that will serve the file; by default the table's first one.")
  var host: String?

  @Option(
    help: ArgumentHelp(
      "Print nothing; see whether this file has the same links.", valueName: "file"),
    completion: .file())
  var check: String?

  @OptionGroup var source: Source
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !app.isEmpty else {
      throw ValidationError("Say an app with --app, such as ABCDE12345.com.example.shop.")
    }
  }

  func run() throws {
    let console = Console.current
    let table = try source.table()
    for problem in table.problems { console.complain(problem.sentence) }
    let file = AssociationFile(for: table, opening: app, at: try table.firstHost(or: host))
    let findings = file.findings
    for finding in findings { console.complain("\(finding.code): \(finding.sentence)") }
    if let check {
      try compare(file, with: try InputFile(check, on: console).association(), on: console)
    } else {
      console.say(output.isJSON ? file.json.line : file.json.text)
    }
    let hasErrors = findings.contains { $0.severity == .error }
    if hasErrors || !table.problems.isEmpty { throw ExitCode.notWell }
  }

  private func compare(
    _ file: AssociationFile, with other: AssociationFile, on console: Console
  ) throws {
    let isSame = file.json["applinks"] == other.json["applinks"]
    let sentence =
      isSame ? "The file is up to date." : "The links of the file are others. Generate it again."
    console.say(
      output.isJSON
        ? JSONValue.object([.init("upToDate", .bool(isSame)), .init("reason", .string(sentence))])
          .line
        : console.text(sentence, isSame ? .good : .bad))
    if !isSame { throw ExitCode.notWell }
  }
}
