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
  /// The test's module, for the page of a code that two hosts have.
  private let module: Substring

  /// Makes a row.
  public init(_ code: String, _ diagnostic: Diagnostic, fileID: String = #fileID) {
    self.code = code
    self.diagnostic = diagnostic
    module = fileID.prefix { $0 != "/" }
  }

  /// The code.
  public var testDescription: String { code }

  /// What is wrong with the diagnostic or its page, which `Scripts/pages` has written.
  public var problems: [String] {
    var found: [String] = []
    if diagnostic.code != code { found.append("\(code) is \(diagnostic.code)") }
    for text in [diagnostic.what, diagnostic.why, diagnostic.fix] where !text.hasSuffix(".") {
      found.append("\"\(text)\" is no sentence")
    }
    if "\(diagnostic)".contains(PageRoute.secret) { found.append("it repeats a value") }
    if let folder = ProcessInfo.processInfo.environment["PORTOLAN_PAGES"] {
      write(to: URL(fileURLWithPath: folder))
    } else if page?.contains(section) != true {
      found.append("its page does not say:\n\(section)")
    }
    return found
  }

  private func write(to folder: URL) {
    let file = folder.appendingPathComponent("\(code)-\(module).md")
    #expect(throws: Never.self) { try Data(section.utf8).write(to: file) }
  }

  private var page: String? {
    let file = Self.pages.appendingPathComponent("\(code).md")
    return FileManager.default.contents(atPath: file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// What the page says word for word; titles before it and examples behind it come from the code's enum.
  private var section: String {
    """

    \(diagnostic.what)

    **Why:** \(diagnostic.why)

    **What to do:** \(diagnostic.fix)

    """
  }
}
