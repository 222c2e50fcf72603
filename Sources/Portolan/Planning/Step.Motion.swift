extension Step {
  /// How the top of a stack gives way to another.
  public enum Motion: Hashable, Sendable {
    /// The new top comes over the old one.
    case push
    /// The old top goes and shows the new one beneath.
    case pop
    /// The new top is there at once.
    case cut
  }
}
