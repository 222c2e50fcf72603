/// What happens to an open screen when `SceneNavigator.revalidate()` gets no verdict on its guard.
///
/// There is no verdict when the keeper throws, answers `wait`, or does not answer before its
/// deadline. This applies to open screens only: without a verdict, a screen that is not open yet is
/// not shown.
public enum WhenSilent: Hashable, Sendable, Codable {
  /// The screen stays open until a later verdict does not allow it; a diagnostic reports this.
  case keep
  /// The screen is closed, as after the verdict `deny`.
  case evict
}
