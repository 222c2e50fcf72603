#if DEBUG && Inspector
/// Where pages come and go.
struct Lobby: Sendable {
  /// A page has come; nil when nobody looks on any more.
  let enter: @MainActor @Sendable () -> Guest?
  /// A page has gone.
  let leave: @MainActor @Sendable (Guest) -> Void
}
#endif
