/// The source of a request: a place in the app's code, or a name that the app gives.
///
/// Recording it is free, so a failure that no code awaited still names its source:
/// `Shop/BagModel.swift:31`.
public struct CallSite: Sendable, CustomStringConvertible {
  // The text is made only when it is read.
  private let file: StaticString
  private let name: String?
  /// The line, counted from 1; 0 for a name.
  public let line: Int

  /// Creates a call site, by default the one of this call.
  public init(_ fileID: StaticString = #fileID, _ line: Int = #line) {
    file = fileID
    name = nil
    self.line = line
  }

  /// Creates a named source without a place in code.
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

  /// The module and the file, as in `#fileID`, or the name.
  public var fileID: String { name ?? file.description }

  /// The person or the platform.
  package static let user = CallSite(named: "the user")
  /// The system, for links that it hands to the app.
  package static let system = CallSite(named: "the system")
  /// The navigator itself.
  static let library = CallSite(named: "Portolan")

  /// The file and the line, such as `Shop/BagModel.swift:31`, or the name.
  public var description: String { line == 0 ? fileID : "\(fileID):\(line)" }
}

extension CallSite: CustomReflectable {
  /// Shows the file and the line.
  public var customMirror: Mirror { Mirror(self, children: ["fileID": fileID, "line": line]) }
}

extension CallSite: Hashable {
  /// Whether both have the same file and line, or the same name.
  public static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.fileID == other.fileID
  }

  /// Hashes the file and the line.
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
