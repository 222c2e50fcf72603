import ArgumentParser

/// What there is to do with maps.
struct MapCommand<App: NavigationTool>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "map", abstract: "Checks the maps.",
      discussion: "Example:\n  map lint --strict", subcommands: [MapLintCommand<App>.self])
  }
}
