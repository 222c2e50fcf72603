/// Where in an app's code something was asked for.
///
/// Verbs record it for nothing, so that a failure nobody awaited can say who asked:
/// `Shop/BagModel.swift:31`.
public struct CallSite: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The module and file, as `#fileID` gives them.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int

  /// Makes a call site, by default the one where this is written.
  public init(_ fileID: StaticString = #fileID, _ line: Int = #line) {
    self.fileID = fileID.description
    self.line = line
  }

  /// The file and the line: `Shop/BagModel.swift:31`.
  public var description: String { "\(fileID):\(line)" }
}
