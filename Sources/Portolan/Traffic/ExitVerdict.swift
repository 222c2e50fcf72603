/// What a screen answers that is asked before it goes.
public enum ExitVerdict: String, Hashable, Sendable, Codable {
  /// It may go.
  case leave
  /// It stays, and the request ends as `stays`.
  case stay
}
