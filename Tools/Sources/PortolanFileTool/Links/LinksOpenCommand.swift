import ArgumentParser
import PortolanLinks
import PortolanUniversalLinks

/// Says what a link stands for.
struct LinksOpenCommand<Source: LinkSource>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open", abstract: "Says what a link stands for.",
      discussion: """
        It prints the pattern that reads the link, what the link stands for, and, with an app's own maps, \
        a picture of what is shown when it is opened first, and the guards that are asked then.

        Example:
          links open https://shop.example/products/3

        Exit status: 1 when the link stands for nothing.
        """)
  }

  @Argument(help: "The link.")
  var url: String

  @OptionGroup var source: Source
  @OptionGroup var output: OutputOptions

  @MainActor func run() async throws {
    let console = Console.current
    let table = try source.table()
    let reading: LinkReading<Source.Output>
    do throws(PortolanLinks.LinkProblem) {
      reading = try table.read(url)
    } catch {
      sayProblem(error.sentence, on: console)
      throw ExitCode.notWell
    }
    guard let opened = reading.output else {
      sayFacts(of: reading, ["It must be looked up first."], nil, on: console)
      return
    }
    sayFacts(
      of: reading, source.words(for: opened), try await source.opening(of: opened), on: console)
  }

  private func sayProblem(_ reason: String, on console: Console) {
    guard output.isJSON else { return console.say(console.text(reason, .bad)) }
    console.say(
      JSONValue.object([
        .init("url", .string(url)), .init("opens", .bool(false)), .init("reason", .string(reason)),
      ]).line)
  }

  private func sayFacts(
    of reading: LinkReading<Source.Output>, _ words: [String], _ opening: Opening?,
    on console: Console
  ) {
    guard !output.isJSON else {
      return console.say(
        JSONValue.object([
          .init("url", .string(url)), .init("opens", .bool(true)),
          .init("pattern", .string(reading.pattern)),
          .init("alias", reading.alias.map { .string($0) } ?? .null),
          .init("route", .array(words.map { .string($0) })),
          .init("picture", opening.map { .string($0.picture) } ?? .null),
          .init("guards", .array((opening?.guards ?? []).map { .string($0) })),
        ]).line)
    }
    console.say("pattern  " + console.text(reading.pattern, .good))
    if let alias = reading.alias { console.say("alias    " + alias) }
    for word in words { console.say("route    " + word) }
    guard let opening else { return }
    console.say("shows    " + opening.picture)
    if !opening.guards.isEmpty {
      console.say("guards   " + opening.guards.joined(separator: ", "))
    }
  }
}
