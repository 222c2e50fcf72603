#if DEBUG && Inspector
/// A request that waits for a guard or a detour.
struct WaitingRequest: Hashable, Sendable, Codable {
  /// The request's number.
  let id: Int
  /// The screen that was asked for; nil when the request names none.
  let screen: String?
  /// The guard that parked it; nil when the app was not ready.
  let rule: String?
  /// The screen that is shown first; nil without a detour.
  let detour: String?
}
#endif
