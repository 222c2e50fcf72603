import Foundation
import PortolanTool
import Testing

/// A command through its entry, and what it wrote.
struct Run: Sendable {
  let status: Int32
  let output: String
  let messages: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The objects of an output of a JSON object a line.
  var objects: [[String: Any]] {
    get throws {
      try lines.map { line in
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
  }

  /// Runs arguments of `portolan`; `input` is what `-` reads.
  init(_ arguments: String..., input: String = "", isTerminal: Bool = false) async {
    await self.init(PortolanProgram.self, arguments, input, isTerminal)
  }

  /// Runs arguments of an app's tool.
  init(
    _ tool: any ToolEntry.Type, _ arguments: String..., input: String = "", isTerminal: Bool = false
  ) async {
    await self.init(tool, arguments, input, isTerminal)
  }

  init(
    _ tool: any ToolEntry.Type, _ arguments: [String], _ input: String = "",
    _ isTerminal: Bool = false
  ) async {
    let recorder = Recorder(input: Data(input.utf8))
    let console = Console(
      hasColours: isTerminal, showsProgress: isTerminal, read: { recorder.read($0) },
      write: { recorder.say($0) }, writeError: { recorder.complain($0) })
    status = await tool.run(arguments, on: console)
    (output, messages) = recorder.written
  }

  /// Keeps what is written; everything happens under its lock.
  private final class Recorder: @unchecked Sendable {
    private let lock = NSLock()
    private var input: Data
    private var output = ""
    private var messages = ""

    init(input: Data) { self.input = input }

    /// What was written so far.
    var written: (output: String, messages: String) { lock.withLock { (output, messages) } }

    func say(_ text: String) { lock.withLock { output += text } }
    func complain(_ text: String) { lock.withLock { messages += text } }

    func read(_ count: Int) -> Data {
      lock.withLock {
        defer { input = Data(input.dropFirst(count)) }
        return Data(input.prefix(count))
      }
    }
  }
}

/// A file for one test.
struct TestFile: ~Copyable {
  let path: String

  init(_ text: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      Issue.record("\(path) is not there any more")
    }
  }
}
