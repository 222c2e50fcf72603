/// Says what happens to an open screen while its guard cannot say whether it may stay.
///
/// A guard cannot say when it throws, answers `wait`, or does not answer before its deadline. The
/// value concerns open screens only: a screen that is not open yet is not shown then.
public enum WhenSilent: Hashable, Sendable, Codable {
  /// The screen stays open until its guard refuses it; a diagnostic reports this.
  case keep
  /// The screen is closed, as after the verdict `deny`.
  case evict
}
