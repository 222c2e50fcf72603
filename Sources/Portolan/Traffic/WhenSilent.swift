/// What becomes of what is shown while its guard cannot say whether it may be.
///
/// A guard that throws, that answers `wait` or that is silent until its deadline has said neither yes
/// nor no. What is asked for is not shown then, whatever is said here.
public enum WhenSilent: Hashable, Sendable, Codable {
  /// It stays until its guard says no; a diagnostic tells of it.
  case keep
  /// It goes, as if its guard had said no.
  case evict
}
