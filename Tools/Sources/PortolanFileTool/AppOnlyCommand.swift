import ArgumentParser

/// Answers the commands that only the tool of an app has.
struct AppOnlyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", shouldDisplay: false, aliases: ["map", "catalogue"])

  @Argument(parsing: .captureForPassthrough)
  var rest: [String] = []

  func run() throws {
    throw ToolFailure(
      sentence:
        "graph, map and catalogue look at an app's own maps. Write an @main type that conforms to "
        + "NavigationTool, of the product PortolanTool, and run that.")
  }
}
