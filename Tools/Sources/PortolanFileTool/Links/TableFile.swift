import ArgumentParser
import Foundation
public import PortolanLinks

/// A table in a file: a pattern a line, and the hosts and schemes.
///
/// ```
/// # The links of the shop.
/// host shop.example
/// host www.shop.example
/// scheme shop
/// /
/// /products/{id}
/// ```
public struct TableFile: LinkSource {
  @Option(
    name: .customLong("links"),
    help: ArgumentHelp(
      "A file with the links: a pattern a line, such as /products/{id}.",
      discussion: """
        A line "host shop.example" names a host, "scheme shop" a scheme of the app's own; lines that begin \
        with # say nothing.
        """, valueName: "file"),
    completion: .file())
  var path: String

  /// Makes the options.
  public init() {}

  /// Reads the file.
  public func table() throws -> PortolanLinks.LinkTable<UntypedLink> {
    let bytes = try InputFile(path, on: .current).bytes()
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    func names(_ word: String) -> [String] {
      lines.filter { $0.hasPrefix(word + " ") }
        .map { $0.dropFirst(word.count).trimmingCharacters(in: .whitespaces) }
    }
    let patterns = lines.filter { !$0.hasPrefix("host ") && !$0.hasPrefix("scheme ") }
    if let line = patterns.first(where: { !$0.hasPrefix("/") && !$0.contains("://") }) {
      throw ToolFailure(
        sentence:
          "\(path): \(line) is no line of a table. Write a pattern that begins with a slash or an "
          + "origin, \"host NAME\", or \"scheme NAME\".")
    }
    guard !patterns.isEmpty else {
      throw ToolFailure(
        sentence: "\(path) has no patterns. Write one a line, such as /products/{id}.")
    }
    return PortolanLinks.LinkTable(schemes: names("scheme"), hosts: names("host")) {
      for pattern in patterns { LinkPattern(untyped: pattern) }
    }
  }

  /// The values by their names.
  public func words(for output: UntypedLink) -> [String] {
    output.values.compactMap { value in
      switch value.text {
      case .absent: nil
      case .one(let text): "\(value.name) = \(text)"
      case .many(let texts): "\(value.name) = \(texts.joined(separator: ", "))"
      }
    }
  }

  /// Nothing is known of screens.
  public func opening(of output: UntypedLink) -> Opening? { nil }
}
