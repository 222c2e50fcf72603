import Foundation
public import Portolan
public import Testing

/// One diagnostic as the code says it, to be compared with its page in the documentation.
public struct DiagnosticRow: Sendable, CustomTestStringConvertible {
  private static let pages = URL(fileURLWithPath: #filePath).appendingPathComponent(
    "../../../../Sources/Portolan/Portolan.docc/Diagnostics"
  ).standardizedFileURL

  /// The code that it must have for ever.
  public let code: String
  /// What the code says.
  public let diagnostic: Diagnostic

  /// Makes a row.
  public init(_ code: String, _ diagnostic: Diagnostic) {
    self.code = code
    self.diagnostic = diagnostic
  }

  /// The code.
  public var testDescription: String { code }

  /// What is wrong with the diagnostic or its page.
  public var problems: [String] {
    var found: [String] = []
    if diagnostic.code != code { found.append("\(code) is \(diagnostic.code)") }
    for text in [diagnostic.what, diagnostic.why, diagnostic.fix] where !text.hasSuffix(".") {
      found.append("\"\(text)\" is no sentence")
    }
    if "\(diagnostic)".contains(PageRoute.secret) { found.append("it repeats a value") }
    if page?.contains(section) != true { found.append("its page does not say:\n\(section)") }
    return found
  }

  private var page: String? {
    let file = Self.pages.appendingPathComponent("\(code).md")
    return FileManager.default.contents(atPath: file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// What the page says word for word; titles before it and examples behind it are its own.
  private var section: String {
    """

    \(diagnostic.what)

    **Why:** \(diagnostic.why)

    **What to do:** \(diagnostic.fix)

    """
  }
}
