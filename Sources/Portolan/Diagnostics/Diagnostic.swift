/// What went wrong, why, and what to do, in words for a developer.
///
/// The code is stable and is what to search for: each has a page, <doc:Diagnostics>. Nothing here is
/// meant for users of an app.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package let kind: Code
  /// A stable code: `NAV012`.
  public var code: String { kind.rawValue }
  /// What happened, in one sentence.
  public let what: String
  /// Why the library does not go on.
  public let why: String
  /// What to change.
  public let fix: String
  /// The known word most like one that is not known, where there is one.
  public internal(set) var nearest: String?
  /// Who asked, where that is known.
  public var site: CallSite?

  package init(
    _ kind: Code, _ what: String, why: String, fix: String, nearest: String? = nil,
    site: CallSite? = nil
  ) {
    self.kind = kind
    self.what = what
    self.why = why
    self.fix = fix
    self.nearest = nearest
    self.site = site
  }

  /// All of it in one line.
  public var description: String {
    "\(code) \(what) why: \(why) fix: \(fix)" + (nearest.map { " nearest: \($0)" } ?? "")
      + (site.map { " at \($0)" } ?? "")
  }
}
