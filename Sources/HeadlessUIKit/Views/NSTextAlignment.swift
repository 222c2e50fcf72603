/// On which side text stands.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// On both sides.
  case justified
  /// Where reading begins.
  case natural
}
