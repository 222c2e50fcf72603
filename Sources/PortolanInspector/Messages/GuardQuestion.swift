#if DEBUG && Inspector
/// A guard that waits for an answer by hand.
struct GuardQuestion: Hashable, Sendable, Codable {
  let id: Int
  /// The guard's case.
  let rule: String
}
#endif
