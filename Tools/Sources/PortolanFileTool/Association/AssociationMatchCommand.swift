import ArgumentParser
import PortolanUniversalLinks

/// Says which links open which apps.
struct AssociationMatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Says which links open which apps, as Apple's matcher decides.",
    discussion: """
      Examples:
        aasa match apple-app-site-association https://shop.example/products/3
        aasa match apple-app-site-association --explain --app ABCDE12345.com.example.shop URL

      With --json it prints an object a link: url, matches, appIDs, component (the place of the rule that \
      decided, or null), reason.

      Exit status: 1 when a link opens no app.
      """)

  @Argument(help: "The association file; - is the input.", completion: .file())
  var file: String

  @Argument(help: "The links.")
  var urls: [String]

  @Option(help: "Only this app; by default all of the file.")
  var app: String?

  @Option(help: "The host that serves the file; by default every link's host is taken for it.")
  var host: String?

  @Flag(help: "Say what each rule on the way wanted.")
  var explain = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !urls.isEmpty else { throw ValidationError("Say at least one link.") }
  }

  func run() throws {
    let console = Console.current
    let association = try InputFile(file, on: console).association()
    if let app, !association.apps.contains(app) {
      throw ToolFailure(
        sentence:
          "\(file) names no app \(app). It names: \(association.apps.joined(separator: ", ")).")
    }
    let matches = urls.map { AssociationMatch($0, in: association, app: app, host: host) }
    var rows = TextTable("", "link", "apps", "reason")
    for match in matches {
      if output.isJSON {
        console.say(match.json.line)
      } else {
        rows.add(
          match.matches ? .init("opens", .good) : .init("stays", .doubtful), .init(match.url),
          .init(match.apps.joined(separator: " ")), .init(match.reason, .faint))
      }
    }
    rows.say(on: console)
    if explain {
      for match in matches { match.explain(on: console, isAlone: matches.count == 1) }
    }
    if !matches.allSatisfy(\.matches) { throw ExitCode.notWell }
  }
}
