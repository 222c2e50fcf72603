#if DEBUG && Inspector
/// A request, a move of the user or a diagnostic, for a list.
struct TimelineRow: Hashable, Sendable, Codable {
  enum Kind: String, Hashable, Sendable, Codable {
    case request, move, diagnostic
  }

  /// The position in the timeline; a row keeps it.
  let id: Int
  let kind: Kind
  /// `show checkout`, `followed the screen`, or the text of a diagnostic.
  var title: String
  /// The source: a call site, a link or the user.
  var site: String?
  /// The guards' answers: `signedIn: detour to signIn`.
  var answers: [String] = []
  /// The host's steps, in words.
  var steps: [String] = []
  /// `open`, `parked`, `arrived`, `failed`, or empty for a row without an end.
  var state = ""
  /// The place of arrival, or the reason of the failure.
  var outcome: String?
  /// The time from beginning to end.
  var milliseconds: Int?
  var code: String?
  var why: String?
  var fix: String?
}
#endif
