import Foundation
import Testing

/// The sources of a recipe as text, for rules that are about what is written.
struct Sources {
  let files: [String: String]

  init(of recipe: String, path: String = #filePath) throws {
    let examples = URL(fileURLWithPath: path).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = examples.appendingPathComponent("Recipes/\(recipe)")
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    self.files = files
  }

  /// The lines in some folders that are neither blank nor comment, as the article's project was
  /// counted.
  func linesOfCode(in folders: [String]) -> Int {
    let texts = files.filter { name, _ in folders.contains { name.hasPrefix($0 + "/") } }.values
    return texts.flatMap(Self.code).count
  }

  /// The lines of one file that are neither blank nor comment nor import; none is a failure.
  func linesOfDeclarations(in file: String) throws -> Int {
    let lines = Self.code(in: try #require(files[file], "there is no \(file)"))
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("public import ") }
    try #require(!lines.isEmpty)
    return lines.count
  }

  private static func code(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The lines of a file in which a word stands.
  func lines(of file: String, with word: String) -> [String] {
    (files[file] ?? "").split(separator: "\n").map(String.init).filter { $0.contains(word) }
  }

  /// What the files of a folder import, and how many files there are.
  func imports(in folder: String) -> (files: Int, names: Set<String>) {
    let texts = files.filter { $0.key.hasPrefix(folder) }.values
    let names = texts.flatMap { $0.split(separator: "\n") }.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.contains("import"), !line.contains("//") else { return nil }
      return words.last.map(String.init)
    }
    return (texts.count, Set(names))
  }
}
