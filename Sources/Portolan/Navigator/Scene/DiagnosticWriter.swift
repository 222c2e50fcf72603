import Foundation

/// Writes diagnostics for a developer, each once.
@MainActor package final class DiagnosticWriter {
  /// Writes a line: to standard error, until a host knows the log of its system.
  package var write: @MainActor (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
  /// The lines that were written, oldest first.
  package private(set) var lines: [String] = []

  private init() {}

  /// A writer in a debug build; nil in a release build.
  static func inDebugBuild() -> DiagnosticWriter? {
    var isDebug = false
    // The condition of an assertion is evaluated in debug builds alone.
    assert({ isDebug = true }() == ())
    return isDebug ? DiagnosticWriter() : nil
  }

  func note(_ diagnostic: Diagnostic) {
    let line = "Portolan: \(diagnostic)"
    guard !lines.contains(line) else { return }
    lines.append(line)
    write(line)
  }
}
