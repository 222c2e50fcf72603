import ArgumentParser
import Foundation
import WalkKit

/// Walks through the Store in a terminal.
@main struct Walk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Walks through the Store on virtual time and prints what the screen shows.",
    discussion: """
      Steps, each in quotation marks:
      \(WalkStep.forms.map { "  \($0)" }.joined(separator: "\n"))

      Each step comes to rest, unless it begins with "!": then the next one comes in the same turn.
      The demo's account is ada, with the password lovelace.

      Alive are, with --ui uikit, the controllers; with --ui swiftui the screens, counted by the \
      controller that the host puts into each. Models are the Store's view models.

      Exit status: 1 a step cannot be done, or something stayed behind; 2 wrong arguments; \
      3 screen and tree differ; 4 the app does not come to rest.
      """)

  @Option(help: "The shell that shows the Store.")
  var ui = WalkUI.uikit

  @Flag(help: "Print one JSON object a line: step, picture, outcome, alive, models.")
  var json = false

  @Flag(help: "Print the navigator's tree as well.")
  var tree = false

  @Option(help: "The folder with session and bag; by default a fresh one.")
  var state: String?

  @Option(help: "A folder with products.json and orders.json of your own.")
  var data: String?

  @Option(help: "Do the steps so many times, and look whether anything stays behind.")
  var rounds: Int?

  @Argument(help: "What to do.")
  var steps: [String]

  mutating func validate() throws {
    if let rounds, rounds < 1 { throw ValidationError("--rounds needs a number of at least 1.") }
    _ = try readSteps()
  }

  private func readSteps() throws -> [WalkStep] {
    try steps.map { text in
      do throws(WalkStep.Problem) {
        return try WalkStep(text)
      } catch { throw ValidationError("\(error)") }
    }
  }

  @MainActor func run() async throws {
    let printer = WalkPrinter(isJSON: json, showsTree: tree)
    let temporary = state == nil ? WalkFolder.fresh() : nil
    defer { if let temporary { WalkFolder.remove(temporary) } }
    let folder = temporary ?? URL(fileURLWithPath: state ?? "", isDirectory: true)
    do {
      let engine = try WalkEngine(
        ui, state: folder, data: data.map { URL(fileURLWithPath: $0, isDirectory: true) })
      printer.tell(try await engine.launch())
      if let rounds {
        try await WalkRounds(engine).run(rounds, of: try readSteps(), tell: printer.tell)
      } else {
        try await engine.perform(try readSteps(), tell: printer.tell)
      }
    } catch let failure as WalkFailure {
      printer.tell(failure)
      throw ExitCode(failure.exitStatus)
    }
  }

  /// Wrong arguments end with 2, as in every other script of the project.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) == .success else {
        FileHandle.standardError.write(Data("\(fullMessage(for: error))\n".utf8))
        Foundation.exit(2)
      }
      print(fullMessage(for: error))
    }
  }
}
