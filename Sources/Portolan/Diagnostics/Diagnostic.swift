/// A problem, its reason and its fix, in words for a developer.
///
/// Each kind of problem has a code that never changes, and a page in the documentation:
/// <doc:Diagnostics>. The words are not meant for an app's users.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package let kind: Code
  /// The code of the problem, which never changes: `NAV012`.
  public var code: String { kind.rawValue }
  /// The problem in one sentence.
  public let what: String
  /// The reason for the problem.
  public let why: String
  /// What the developer can do about the problem.
  public let fix: String
  /// The known name that is most similar to an unknown name; nil when no known name is similar, and
  /// when the problem is not an unknown name.
  public internal(set) var nearest: String?
  /// The route whose destination is wrong; nil when the problem is not a mistake in a map.
  public package(set) var route: RouteLabel?
  /// The source of the request in which the problem occurred; nil when it occurred in no request,
  /// and when the source is not known.
  public var site: CallSite?

  package init(
    _ kind: Code, _ what: String, why: String, fix: String, nearest: String? = nil,
    in route: RouteLabel? = nil, site: CallSite? = nil
  ) {
    self.kind = kind
    self.what = what
    self.why = why
    self.fix = fix
    self.nearest = nearest
    self.route = route
    self.site = site
  }

  /// The diagnostic in one line: code, problem, reason, fix, nearest name and source.
  public var description: String {
    "\(code) \(what) why: \(why) fix: \(fix)" + (nearest.map { " nearest: \($0)" } ?? "")
      + (site.map { " at \($0)" } ?? "")
  }
}
