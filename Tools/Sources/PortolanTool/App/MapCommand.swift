import ArgumentParser

/// What there is to do with maps.
struct MapCommand<App: NavigationTool>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "map", abstract: "Checks the maps.", subcommands: [MapLintCommand<App>.self])
  }
}
