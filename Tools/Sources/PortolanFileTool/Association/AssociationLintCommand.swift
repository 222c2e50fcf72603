import ArgumentParser
import PortolanUniversalLinks

/// Says what is wrong with association files.
struct AssociationLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Says what is wrong with association files.",
    discussion: """
      Examples:
        aasa lint .well-known/apple-app-site-association
        curl -s https://shop.example/.well-known/apple-app-site-association | aasa lint -

      Exit status: 1 when there is an error, with --strict also when there is a warning.
      """)

  @Argument(help: "The files; - is the input.", completion: .file())
  var files: [String]

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("Say at least one file.") }
  }

  func run() throws {
    let console = Console.current
    var (errors, warnings) = (0, 0)
    for path in files {
      let findings = AssociationFile.findings(in: try InputFile(path, on: console).bytes())
      errors += findings.count { $0.severity == .error }
      warnings += findings.count { $0.severity == .warning }
      if output.isJSON {
        for finding in findings { console.say(finding.json(in: path).line) }
      } else {
        say(findings, in: path, on: console)
      }
    }
    if !output.isJSON {
      let look: Console.Look = errors > 0 ? .bad : warnings > 0 ? .doubtful : .good
      console.say(
        console.text(
          [Count.of(files.count, "file"), Count.of(errors, "error"), Count.of(warnings, "warning")]
            .joined(separator: ", "), look))
    }
    if errors > 0 || (strict && warnings > 0) { throw ExitCode.notWell }
  }

  private func say(_ findings: [AssociationFinding], in path: String, on console: Console) {
    guard !findings.isEmpty else { return }
    console.say(console.text(path, .strong))
    for finding in findings {
      let isError = finding.severity == .error
      let mark = console.text(isError ? "error  " : "warning", isError ? .bad : .doubtful)
      console.say("  \(mark)  \(finding.code)  \(finding.sentence)")
    }
  }
}

extension AssociationFinding {
  fileprivate func json(in file: String) -> JSONValue {
    .object([
      .init("file", .string(file)), .init("code", .string(code)),
      .init("severity", .string(severity == .error ? "error" : "warning")),
      .init("place", .string(place)), .init("sentence", .string(sentence)),
    ])
  }
}
