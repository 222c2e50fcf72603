#if DEBUG && Inspector
/// A request that a guard or a detour holds back.
struct WaitingRequest: Hashable, Sendable, Codable {
  /// The request's number.
  let id: Int
  /// The screen that was asked for; nil when none was named.
  let screen: String?
  /// The guard that sent it here; nil when the app was not ready.
  let rule: String?
  /// What is shown first; nil when nothing is.
  let detour: String?
}
#endif
