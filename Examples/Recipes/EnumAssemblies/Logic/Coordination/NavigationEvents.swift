/// What happened on a screen, in its own words: no screen names another.
public enum NavigationEvents: Hashable, Sendable {
  /// A text was given.
  case textEntered(String)
  /// The text is right.
  case textConfirmed
  /// The text is to be changed.
  case textRejected
}
