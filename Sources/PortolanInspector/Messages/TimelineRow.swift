#if DEBUG && Inspector
/// A request, a move of the user or a diagnostic, for a list.
struct TimelineRow: Hashable, Sendable, Codable {
  enum Kind: String, Hashable, Sendable, Codable {
    case request, move, diagnostic
  }

  /// The place in the order in which things happened; the same as long as it is the same thing.
  let id: Int
  let kind: Kind
  /// `show checkout`, `followed the screen`, or what a diagnostic says.
  var title: String
  /// Where in the code it was asked for.
  var site: String?
  /// What the guards said: `signedIn: detour to signIn`.
  var answers: [String] = []
  /// What a host had to do, in words.
  var steps: [String] = []
  /// `open`, `parked`, `arrived`, `failed`, or empty for what has no end.
  var state = ""
  /// Where it arrived, or why it did not.
  var outcome: String?
  /// From the asking to the end.
  var milliseconds: Int?
  var code: String?
  var why: String?
  var fix: String?
}
#endif
