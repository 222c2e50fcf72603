public import ArgumentParser

/// The commands over files: `portolan aasa …` and `portolan links …`.
///
/// An app has the same commands over its own table and maps, and some more: see `NavigationTool`.
public struct PortolanProgram: ParsableCommand, ToolEntry {
  /// The commands.
  public static let configuration = CommandConfiguration(
    commandName: "portolan",
    abstract: "Checks links and universal-link files.",
    discussion: """
      Examples:
        portolan aasa lint apple-app-site-association
        portolan aasa match apple-app-site-association https://shop.example/products/3
        portolan links check visited.txt --links links.txt

      To run these commands over an app's own links and maps, and to get graph, map lint and catalogue, write \
      an @main type that conforms to NavigationTool.

      Exit status: 0 all is well; 1 something is not; 2 it could not be done, or wrong arguments.
      """,
    subcommands: [
      AssociationCommand<TableFile>.self, LinksCommand<TableFile>.self, AppOnlyCommand.self,
    ])

  /// Makes the command.
  public init() {}
}
