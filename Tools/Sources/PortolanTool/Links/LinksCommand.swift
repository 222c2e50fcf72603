import ArgumentParser

/// What there is to do with links.
struct LinksCommand<Source: LinkSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "links", abstract: "Lists, opens and checks links.",
      discussion: "Example:\n  links check visited.txt",
      subcommands: [
        LinksListCommand<Source>.self, LinksOpenCommand<Source>.self,
        LinksCheckCommand<Source>.self,
      ])
  }
}

/// What every command takes.
struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print one JSON object a line.")
  var isJSON = false
}
