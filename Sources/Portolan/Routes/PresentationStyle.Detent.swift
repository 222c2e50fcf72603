extension PresentationStyle {
  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable, Codable {
    /// About half the screen.
    case medium
    /// All but the whole screen.
    case large
    /// So many points.
    case height(Double)
    /// A part of the greatest height, between 0 and 1.
    case fraction(Double)
  }
}
