/// Whether content turns round with the direction of the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified
  /// It shows controls of playback, which do not.
  case playback
  /// It shows directions in space, which do not.
  case spatial
  /// It always runs from left to right.
  case forceLeftToRight
  /// It always runs from right to left.
  case forceRightToLeft
}
