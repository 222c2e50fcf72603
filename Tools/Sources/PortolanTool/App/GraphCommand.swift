import ArgumentParser
import Portolan
import PortolanAssemblyReader
import PortolanLog

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
        is shown have no line. A log adds where requests came from. The source of assemblies adds what each \
        screen is made of: types, values and closures as they are written. What of it is not understood is \
        said beside the graph.

        Examples:
          graph > screens.mmd
          graph --format dot | dot -Tpdf > screens.pdf
          graph --format svg --log visit.json --assembly ShopScreens.swift > screens.svg

        Exit status: 2 when a file cannot be read.
        """)
  }

  @Option(help: "mermaid, dot, svg or json.")
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "A log that NavigationLog.export() made; - is the input.", valueName: "file"),
    completion: .file())
  var log: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Swift files with assemblies, and the extensions of their types.", valueName: "file"),
    completion: .file())
  var assembly: [String] = []

  @Flag(name: .customLong("json"), help: "The same as --format json.")
  var isJSON = false

  func validate() throws {
    if isJSON, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other. Say one.")
    }
  }

  @MainActor func run() async throws {
    let console = Console.current
    var graph = try await NavigationGraph(of: App.self)
    if let log {
      graph.add(
        try LogFile(path: log, on: console),
        modules: App.named { map, route in (map.name, route.savedName) })
    }
    if !assembly.isEmpty {
      graph.add(
        try AssemblySource(files: assembly, on: console),
        types: App.named { _, route in (route.savedName, "\(route)") })
    }
    let chosen = isJSON ? .json : format ?? .mermaid
    switch chosen {
    case .mermaid: console.say(graph.mermaid)
    case .dot: console.say(graph.dot)
    case .svg: console.say(graph.svg)
    case .json: console.say(graph.json.line)
    }
    if chosen != .json { for note in graph.notes { console.complain(note) } }
  }
}

extension NavigationTool {
  /// A name for each map and its route type, by another one.
  fileprivate static func named(
    _ names: (any NavigationMap, any NavigationRoute.Type) -> (String, String)
  ) -> [String: String] {
    func pair<M: NavigationMap>(_ map: M) -> (String, String) { names(map, M.RouteType.self) }
    return Dictionary(maps.map { pair($0) }) { first, _ in first }
  }
}
