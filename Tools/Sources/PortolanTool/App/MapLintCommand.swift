import ArgumentParser
import Portolan
import PortolanInsight
import PortolanUniversalLinks

/// Says what is wrong with maps and links of an app.
struct MapLintCommand<App: NavigationTool>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint",
      abstract: "Says what is wrong with the maps and the links, and which screens have no link.",
      discussion: """
        It looks at the samples of the maps: at screens that no plan reaches, placements that form a \
        circle, links that two patterns can have, containers of many members, and screens without a link.

        Examples:
          map lint
          map lint --strict --json

        Exit status: 1 when there is an error, with --strict also when there is a warning.
        """)
  }

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @OptionGroup var output: OutputOptions

  @MainActor func run() async throws {
    let console = Console.current
    let findings = try await MapFinding.all(of: App.self)
    for finding in findings {
      if output.isJSON {
        console.say(finding.json.line)
      } else {
        let mark =
          finding.isError ? console.text("error  ", .bad) : console.text("warning", .doubtful)
        console.say("\(mark)  \(finding.code)  \(finding.sentence)")
      }
    }
    let errors = findings.count(where: \.isError)
    if !output.isJSON {
      console.say(
        console.text(
          "\(Count.of(App.samples.count, "screen")), \(Count.of(errors, "error")), "
            + Count.of(findings.count - errors, "warning"),
          errors > 0 ? .bad : findings.isEmpty ? .good : .doubtful))
    }
    if errors > 0 || (strict && !findings.isEmpty) { throw ExitCode.notWell }
  }
}

/// Something that is wrong with an app's maps or links.
struct MapFinding {
  let code: String
  let isError: Bool
  let sentence: String

  /// Apple's Human Interface Guidelines (*Tab bars*): more do not fit on an iPhone.
  private static let mostMembers = 5

  @MainActor static func all<App: NavigationTool>(of app: App.Type) async throws -> [MapFinding] {
    var findings = try App.scene().problems.map { problem in
      MapFinding(
        code: problem.code, isError: true,
        sentence: "\(problem.what) \(problem.fix)")
    }
    findings += App.links.problems.map {
      MapFinding(code: "links", isError: true, sentence: $0.sentence)
    }
    let graph = try await NavigationGraph(of: App.self)
    for screen in graph.screens {
      let members = graph.edges.count { $0.from == screen.id && $0.kind == .member }
      guard members > mostMembers else { continue }
      findings.append(
        MapFinding(
          code: "members", isError: false,
          sentence:
            "\(screen.label) of \(screen.module) has \(members) members, and a tab bar of an iPhone "
            + "shows \(mostMembers). Put some behind others."))
    }
    findings += graph.screens.filter { $0.link == nil }.map { screen in
      MapFinding(
        code: "no-link", isError: false,
        sentence:
          "\(screen.label) of \(screen.module) has no link. Add a pattern when people may share it."
      )
    }
    return findings
  }

  var json: JSONValue {
    .object([
      .init("code", .string(code)), .init("severity", .string(isError ? "error" : "warning")),
      .init("sentence", .string(sentence)),
    ])
  }
}
