import ArgumentParser

/// Draws how the screens of an app hang together.
struct GraphCommand<App: NavigationTool>: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case mermaid, dot, svg, json
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "graph",
      abstract: "Draws how the screens hang together, which links lead in, and what is asked.",
      discussion: """
        It draws what is built when each sample of the maps is opened first. Screens that go onto whatever \
        is shown have no line.

        Examples:
          graph > screens.mmd
          graph --format dot | dot -Tpdf > screens.pdf
          graph --format svg > screens.svg
        """)
  }

  @Option(help: "mermaid, dot, svg or json.")
  var format = Format.mermaid

  @Flag(name: .customLong("json"), help: "The same as --format json.")
  var isJSON = false

  @MainActor func run() async throws {
    let graph = try await NavigationGraph(of: App.self)
    let text =
      switch isJSON ? .json : format {
      case .mermaid: graph.mermaid
      case .dot: graph.dot
      case .svg: graph.svg
      case .json: graph.json.line
      }
    Console.current.say(text)
  }
}
