extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// One speed.
    case linear
  }
}
