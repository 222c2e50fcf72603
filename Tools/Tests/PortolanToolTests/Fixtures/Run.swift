import Foundation
import PortolanTool
import Synchronization
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

  private init(
    _ tool: any ToolEntry.Type, _ arguments: [String], _ input: String, _ isTerminal: Bool
  ) async {
    let recorder = Recorder(input: Data(input.utf8))
    let console = Console(
      hasColours: isTerminal, showsProgress: isTerminal, read: { recorder.read($0) },
      write: { text in recorder.output.withLock { $0 += text } },
      writeError: { text in recorder.messages.withLock { $0 += text } })
    status = await tool.run(arguments, on: console)
    output = recorder.output.withLock { $0 }
    messages = recorder.messages.withLock { $0 }
  }

  private final class Recorder: Sendable {
    let output = Mutex("")
    let messages = Mutex("")
    private let input: Mutex<Data>

    init(input: Data) { self.input = Mutex(input) }

    func read(_ count: Int) -> Data {
      input.withLock { rest in
        defer { rest = rest.dropFirst(count) }
        return Data(rest.prefix(count))
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
