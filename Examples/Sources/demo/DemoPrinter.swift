import Foundation

/// Writes what the demo has to say, at once: its reader may be another program.
enum DemoPrinter {
  static func say(_ text: String) { write(text, to: .standardOutput) }

  static func warn(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to file: FileHandle) {
    file.write(Data("\(text)\n".utf8))
  }
}
