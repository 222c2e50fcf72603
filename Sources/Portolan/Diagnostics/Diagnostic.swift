/// A problem, its reason and its fix, in words for a developer.
///
/// The code is stable and has a page: <doc:Diagnostics>. The words are not meant for an app's
/// users.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package let kind: Code
  /// A stable code: `NAV012`.
  public var code: String { kind.rawValue }
  /// The problem in one sentence.
  public let what: String
  /// The reason.
  public let why: String
  /// The fix.
  public let fix: String
  /// The known name that is most similar to an unknown one; nil when there is none.
  public internal(set) var nearest: String?
  /// The route whose destination is wrong; nil unless the problem is a mistake in a map.
  public package(set) var route: RouteLabel?
  /// The source of the request; nil when it is not known.
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

  /// The whole diagnostic in one line.
  public var description: String {
    "\(code) \(what) why: \(why) fix: \(fix)" + (nearest.map { " nearest: \($0)" } ?? "")
      + (site.map { " at \($0)" } ?? "")
  }
}
