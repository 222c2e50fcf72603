/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its beginning, after it ran backwards.
  case start
  /// On its way.
  case current
}
