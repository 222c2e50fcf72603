/// Where a request comes from: a file and line of the app's code, or a name that the app gives.
///
/// Each verb records the file and line of its call by default arguments. So a failed request that
/// no code awaits still names its place: `Shop/BagModel.swift:31`.
///
/// For a request that opens a link, `url` is the link, and `source` says how the link came to the
/// app. The app finds this call site in `onFailure` and `Arrival.requester`. A link may contain
/// secrets, so `description`, logs and encoded call sites leave it out, and `==` ignores it.
public struct CallSite: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The module and the file, as in `#fileID`; for a named source its name.
  public let fileID: String
  /// The line, counted from 1; 0 for a named source.
  public let line: Int
  /// How the link came to the app, for a request that opens a link; nil for other requests.
  public internal(set) var source: LinkSource?
  /// The text of that link.
  var link: String?

  private enum CodingKeys: CodingKey { case fileID, line }

  /// Creates a call site, by default with the file and line of this call.
  public init(_ fileID: String = #fileID, _ line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// Creates a call site with a name instead of a file and line, such as the name of a campaign.
  ///
  /// ```swift
  /// scene.open(url, options: .from(CallSite(named: "campaign 12")))
  /// ```
  public init(named name: String) {
    self.init(name, 0)
  }

  /// The source of requests that the user or the platform makes on the screen.
  package static let user = CallSite(named: "the user")
  /// The source of links that the system hands to the app.
  package static let system = CallSite(named: "the system")
  /// The source of requests that the navigator itself makes.
  static let library = CallSite(named: "Portolan")

  /// The file and the line, such as `Shop/BagModel.swift:31`; for a named source its name.
  public var description: String { line == 0 ? fileID : "\(fileID):\(line)" }

  /// Whether both have the same file and line, or the same name; their links may differ.
  public static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.fileID == other.fileID
  }

  /// The same place, from which a link is opened.
  func opening(_ link: String?, from source: LinkSource?) -> Self {
    var site = self
    (site.link, site.source) = (link, source)
    return site
  }

  /// Whether both open one link from one source.
  func isSameLink(as other: Self) -> Bool { link == other.link && source == other.source }

  /// Adds the file and line, or the name, to the hash, without the link.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }
}

extension CallSite: CustomReflectable {
  /// What `dump` shows: the file and line of the call, or the name of a source such as `the user`,
  /// but not the link that made the request.
  public var customMirror: Mirror { Mirror(self, children: ["place": description]) }
}
