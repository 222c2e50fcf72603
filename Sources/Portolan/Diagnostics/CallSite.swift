/// The source of a request: a place in the app's code, or a name that the app gives.
///
/// Recording it is free, so a failure that no code awaited still names its source:
/// `Shop/BagModel.swift:31`.
public struct CallSite: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The module and the file, as in `#fileID`, or the name.
  public let fileID: String
  /// The line, counted from 1; 0 for a name.
  public let line: Int

  /// Creates a call site, by default the one of this call.
  public init(_ fileID: String = #fileID, _ line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// Creates a named source without a place in code.
  ///
  /// ```swift
  /// scene.open(URL(string: "shop://products/7")!, from: CallSite(named: "campaign 12"))
  /// ```
  public init(named name: String) {
    self.init(name, 0)
  }

  /// The person or the platform.
  package static let user = CallSite(named: "the user")
  /// The system, for links that it hands to the app.
  package static let system = CallSite(named: "the system")
  /// The navigator itself.
  static let library = CallSite(named: "Portolan")

  /// The file and the line, such as `Shop/BagModel.swift:31`, or the name.
  public var description: String { line == 0 ? fileID : "\(fileID):\(line)" }
}

/// How a link came to the app.
public enum LinkSource: String, Hashable, Sendable, CaseIterable {
  /// A URL of the app's own scheme.
  case scheme
  /// A URL of the web that the system opens in the app.
  case universalLink
  /// A tap on a notification.
  case notification
  /// A quick action of the app's icon.
  case shortcutItem
  /// A tap on a widget or a Live Activity.
  case widget
  /// A search result of Spotlight.
  case spotlight
  /// An activity continued from another device.
  case handoff
  /// An App Intent, from Siri or Shortcuts.
  case appIntent
}
