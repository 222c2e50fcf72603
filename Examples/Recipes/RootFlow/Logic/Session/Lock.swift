/// Whether the app is locked, for example after some time in the background.
@MainActor public final class Lock {
  /// Whether the main part is closed to the user.
  public internal(set) var isClosed = false
}
