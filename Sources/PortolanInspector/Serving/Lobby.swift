#if DEBUG && Inspector
/// Lets pages in and out.
struct Lobby: Sendable {
  /// A page has come; nil when the inspector is gone.
  let enter: @MainActor @Sendable () -> Guest?
  /// A page has gone.
  let leave: @MainActor @Sendable (Guest) -> Void
}
#endif
