import ArgumentParser
import Portolan
import PortolanInsight
import PortolanUniversalLinks

/// Lists the screens of an app.
struct CatalogueCommand<App: NavigationTool>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "catalogue", abstract: "Lists one screen of each case, by module.",
      discussion: """
        It lists the samples of the maps.

        Example:
          catalogue account

        Exit status: 0, also when it finds none.
        """)
  }

  @Argument(help: "Only screens in whose name or module these words occur.")
  var words: [String] = []

  @OptionGroup var output: OutputOptions

  @MainActor func run() async throws {
    let console = Console.current
    let catalogue = try App.scene().catalogue.matching(words.joined(separator: " "))
    var links: [AnyRoute: String] = [:]
    for route in App.samples { links[AnyRoute(route)] = App.link(to: route) }
    var rows = TextTable("module", "screen", "link")
    for module in catalogue.modules {
      for screen in module.screens {
        if output.isJSON {
          console.say(
            JSONValue.object([
              .init("module", .string(module.name)), .init("screen", .string(screen.label.text)),
              .init("link", links[screen].map { .string($0) } ?? .null),
            ]).line)
        }
        rows.add(
          .init(module.name, .faint), .init(screen.label.text), .init(links[screen] ?? "", .faint))
      }
    }
    if !output.isJSON { rows.say(on: console) }
  }
}
