import Foundation

/// Where complaints go.
enum StandardError {
  static func print(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension StandardError {
  /// Does something whose failure is worth a line and no more.
  static func report(_ action: () throws -> Void) {
    do { try action() } catch { print("recipe: \(error)") }
  }
}
