import Foundation
import Testing

@testable import PortolanTool

@Suite("The tool has help, completions and colours, and each app can build its own tool")
struct EntryTests {
  @Test("has help with examples for each command")
  func help() async {
    let run = await Run("--help")
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
    #expect(run.output.contains("Examples:"))
    for command in [
      ["aasa", "match"], ["aasa", "lint"], ["aasa", "diff"], ["aasa", "generate"],
      ["links", "list"], ["links", "open"], ["links", "check"],
    ] {
      let help = await Run("help", command[0], command[1])
      #expect(help.status == 0)
      #expect(help.output.contains("Exit status:"), "\(command)")
    }
  }

  @Test("answers wrong arguments with what is right, and ends with 2")
  func wrongArguments() async {
    let command = await Run("asaa")
    #expect(command.status == 2)
    #expect(command.messages.contains("Unexpected argument 'asaa'"))
    let option = await Run("aasa", "lint", "-", "--stric")
    #expect(option.status == 2)
    #expect(option.messages.contains("Did you mean '--strict'?"))
    #expect(option.output.isEmpty)
  }

  @Test("writes completions for shells", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async {
    let run = await Run("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("aasa"))
    #expect(run.output.contains("check"))
  }

  @Test("has colours on a terminal and none elsewhere")
  func colours() async {
    let plain = await Run("aasa", "lint", "-", input: Files.faulty)
    #expect(!plain.output.contains("\u{1B}"))
    let coloured = await Run("aasa", "lint", "-", input: Files.faulty, isTerminal: true)
    #expect(coloured.output.contains("\u{1B}[31merror  \u{1B}[0m"))
    #expect(
      coloured.output.replacing(/\u{1B}\[\d+m/, with: "") == plain.output)
  }

  @Test("does as a program what it does here")
  func program() throws {
    let file = try TestFile(Files.association)
    let (bytes, status) = try run(
      "portolan", "aasa", "match", file.path, "https://shop.example/x", "--json")
    #expect(status == 1)
    let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    #expect(object?["matches"] as? Bool == false)
    #expect(object?["component"] is NSNull)
  }

  @Test("an app has a program of its own with a few lines")
  func ownProgram() throws {
    let (bytes, status) = try run("SampleTool", "catalogue")
    #expect(status == 0)
    #expect(String(decoding: bytes, as: UTF8.self).contains("sample://"))
    #expect(try run("SampleTool", "catalog").status == 2)
  }

  private func run(
    _ name: String, _ arguments: String...
  ) throws -> (output: Data, status: Int32) {
    let program = Process()
    program.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: name)
    program.arguments = arguments
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    return (bytes, program.terminationStatus)
  }
}
