/// The version of iOS whose behaviour a screen follows.
public enum HeadlessProfile: Int, Sendable, CaseIterable, Comparable {
  /// iOS 17: stack edits made during a transition are held.
  case iOS17 = 17
  /// iOS 18: a running transition is completed by the next one.
  case iOS18 = 18
  /// iOS 26: bars and arriving screens answer while a transition runs.
  case iOS26 = 26
  /// iOS 27: windows of phones change their size, and some phones fold.
  case iOS27 = 27

  /// Whether the first version is older than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
