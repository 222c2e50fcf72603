import Foundation

/// The lines of the README's apps.
package enum ReadmeLines {
  /// How many lines of a test's README region have more than closing braces.
  package static func count(in path: String) throws -> Int {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return
      lines
      .drop { !$0.hasPrefix("// README begin") }.dropFirst()
      .prefix { !$0.hasPrefix("// README end") }
      .count { $0.contains { !"} ".contains($0) } }
  }
}
