/// Where something was asked for: a place in an app's code, or what the app calls it.
///
/// Verbs record it for nothing, so that a failure nobody awaited can say who asked:
/// `Shop/BagModel.swift:31`.
public struct CallSite: Sendable, CustomStringConvertible {
  // Text is made of a place only when somebody reads it.
  private let file: StaticString
  private let name: String?
  /// The line, counted from 1; 0 where it is no place in code.
  public let line: Int

  /// Makes a call site, by default the one where this is written.
  public init(_ fileID: StaticString = #fileID, _ line: Int = #line) {
    file = fileID
    name = nil
    self.line = line
  }

  /// Makes a source that is no place in code.
  ///
  /// ```swift
  /// scene.open(URL(string: "shop://products/7")!, from: CallSite(named: "campaign 12"))
  /// ```
  public init(named name: String) {
    self.init(name, line: 0)
  }

  private init(_ name: String, line: Int) {
    file = ""
    self.name = name
    self.line = line
  }

  /// The module and file, as `#fileID` gives them; or the name.
  public var fileID: String { name ?? file.description }

  /// What the user or the platform does, and no code asks for.
  package static let user = CallSite(named: "the user")
  /// A link that the system hands to the app.
  package static let system = CallSite(named: "the system")
  /// What the navigator asks for itself.
  static let library = CallSite(named: "Portolan")

  /// The file and the line: `Shop/BagModel.swift:31`; a name stands alone.
  public var description: String { line == 0 ? fileID : "\(fileID):\(line)" }
}

extension CallSite: CustomReflectable {
  /// Shows the place.
  public var customMirror: Mirror { Mirror(self, children: ["fileID": fileID, "line": line]) }
}

extension CallSite: Hashable {
  /// Whether both are the same place, or of the same name.
  public static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.fileID == other.fileID
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }
}

extension CallSite: Codable {
  private enum Key: String, CodingKey { case fileID, line }

  /// Reads a file and a line.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(String.self, forKey: .fileID),
      line: try container.decode(Int.self, forKey: .line))
  }

  /// Writes a file and a line.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(fileID, forKey: .fileID)
    try container.encode(line, forKey: .line)
  }
}
