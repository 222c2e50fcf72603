package import ArgumentParser

/// What there is to do with links.
package struct LinksCommand<Source: LinkSource>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "links", abstract: "Lists, opens and checks links.",
      discussion: "Example:\n  links check visited.txt",
      subcommands: [
        LinksListCommand<Source>.self, LinksOpenCommand<Source>.self,
        LinksCheckCommand<Source>.self,
      ])
  }

  package init() {}
}

/// What every command takes.
package struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print one JSON object a line.")
  package var isJSON = false

  package init() {}
}
