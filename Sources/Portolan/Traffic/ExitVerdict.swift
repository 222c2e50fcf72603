/// The answer of a screen that is asked whether it may be closed.
public enum ExitVerdict: String, Hashable, Sendable, Codable {
  /// The screen may be closed.
  case leave
  /// The screen stays open, and the request that would close it fails with `stays`.
  case stay
}
