import ArgumentParser
import Testing

@testable import PortolanTool

/// A command of one of the programs that does something itself.
struct Leaf: Sendable, CustomTestStringConvertible {
  let tool: any ToolEntry.Type
  let path: [String]

  var testDescription: String { "\(tool) \(path.joined(separator: " "))" }

  static let all = leaves(of: PortolanProgram.self) + leaves(of: ShopTool.self)

  private static func leaves(of tool: any ToolEntry.Type) -> [Leaf] {
    func below(_ command: any ParsableCommand.Type, _ path: [String]) -> [Leaf] {
      let own = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      guard !own.isEmpty else { return [Leaf(tool: tool, path: path)] }
      return own.flatMap { below($0, path + [$0.configuration.commandName ?? ""]) }
    }
    return below(tool, [])
  }
}

@Suite("Each command has help, and answers wrong arguments with a sentence") struct CommandTests {
  @Test("of both programs is tried here")
  func count() {
    #expect(Leaf.all.filter { $0.tool is PortolanProgram.Type }.count == 7)
    #expect(Leaf.all.filter { $0.tool is ShopTool.Type }.count == 10)
  }

  @Test("has help with an example, its exit statuses, and --json", arguments: Leaf.all)
  func help(leaf: Leaf) async {
    let run = await Run(leaf.tool, ["help"] + leaf.path)
    #expect(run.status == 0)
    #expect(run.output.contains("Example"))
    #expect(run.output.contains(leaf.path.joined(separator: " ")))
    #expect(run.output.contains("Exit status:"))
    #expect(run.output.contains("--json"))
  }

  @Test(
    "answers wrong arguments with a sentence and its usage, and ends with 2", arguments: Leaf.all)
  func wrong(leaf: Leaf) async {
    for arguments in [["--nonsense"], ["--json", "--json=yes"]] {
      let run = await Run(leaf.tool, leaf.path + arguments)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.messages.hasPrefix("Error: "), "\(run.messages)")
      #expect(run.messages.contains("Usage: "))
    }
  }

  @Test("of a program with several names the help that they need")
  func groups() async {
    for path in [[], ["aasa"], ["links"], ["map"]] {
      let run = await Run(ShopTool.self, ["help"] + path)
      #expect(run.status == 0)
      #expect(run.output.contains("SUBCOMMANDS:"))
      #expect(run.output.contains("Example"), "\(path)")
    }
  }

  @Test(
    "says what is wrong with what it is given",
    arguments: [
      (["map", "lnit"], "Unexpected argument 'lnit'"),
      (["map", "lint", "Shop"], "Unexpected argument 'Shop'"),
      (["graph", "--format", "png"], "'mermaid', 'dot', 'svg' or 'json'"),
      (["graph", "--log"], "Missing value for '--log <file>'"),
      (["links", "open"], "Missing expected argument '<url>'"),
      (["links", "check", "-", "--examples", "few"], "'few' is invalid for '--examples <number>'"),
      (["aasa", "generate"], "Say an app with --app"),
      (
        ["aasa", "match", "/nowhere", "https://a.example"],
        "/nowhere cannot be read: it does not exist."
      ),
      (["aasa", "lint", "/"], "/ cannot be read: it is a folder."),
      ([], "Write one of these commands: aasa, links, graph, map, catalogue."),
      (["map"], "Write one of these commands: lint."),
    ])
  func sentences(arguments: [String], sentence: String) async {
    let run = await Run(ShopTool.self, arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(sentence), "\(run.messages)")
  }

  @Test(
    "that needs an app's maps says so in the program over files",
    arguments: ["graph", "map", "catalogue"])
  func app(command: String) async {
    let run = await Run(command, "lint", "--json")
    #expect(run.status == 2)
    #expect(run.messages.contains("look at an app's own maps"))
    #expect(run.messages.contains("NavigationTool"))
  }
}
