public import Foundation

/// Where a command's input comes from and its output goes.
public struct Console: Sendable {
  /// The console of the command that runs.
  @TaskLocal package static var current = Console.standard

  private let write: @Sendable (String) -> Void
  private let writeError: @Sendable (String) -> Void
  /// The next bytes of the input, at most so many; empty at its end.
  let read: @Sendable (Int) throws -> Data
  /// Whether a person looks at the output, so that it has colours.
  let hasColours: Bool
  /// Whether a person looks at the messages, so that progress is shown.
  let showsProgress: Bool

  /// Makes a console.
  ///
  /// - Parameters:
  ///   - hasColours: Whether the output has colours.
  ///   - showsProgress: Whether progress is shown among the messages.
  ///   - read: The next bytes of the input, at most so many; empty at its end.
  ///   - write: Takes output.
  ///   - writeError: Takes messages.
  public init(
    hasColours: Bool = false, showsProgress: Bool = false,
    read: @escaping @Sendable (Int) throws -> Data = { _ in Data() },
    write: @escaping @Sendable (String) -> Void, writeError: @escaping @Sendable (String) -> Void
  ) {
    self.hasColours = hasColours
    self.showsProgress = showsProgress
    self.read = read
    self.write = write
    self.writeError = writeError
  }

  /// The program's own: colours where it is a terminal and `NO_COLOR` is not set (no-color.org).
  public static var standard: Console {
    let variables = ProcessInfo.processInfo.environment
    let isPlain = variables["NO_COLOR"]?.isEmpty == false || variables["TERM"] == "dumb"
    return Console(
      hasColours: isatty(STDOUT_FILENO) == 1 && !isPlain,
      showsProgress: isatty(STDERR_FILENO) == 1 && variables["TERM"] != "dumb",
      read: { try FileHandle.standardInput.read(upToCount: $0) ?? Data() },
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Writes a line of output.
  package func say(_ line: String) { write(line + "\n") }

  /// Writes a message for a person.
  package func complain(_ line: String) { writeError(line + "\n") }

  /// Puts a line in the place of the last one that was shown so; nil takes it away.
  func show(progress line: String?) {
    guard showsProgress else { return }
    writeError("\r\u{1B}[K" + (line ?? ""))
  }
}

extension Console {
  /// How a text looks on a terminal; elsewhere all look the same.
  package enum Look: String {
    case good = "32"
    case bad = "31"
    case doubtful = "33"
    case faint = "2"
    case strong = "1"
  }

  package func text(_ text: String, _ look: Look?) -> String {
    guard hasColours, let look, !text.isEmpty else { return text }
    return "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m"
  }
}
