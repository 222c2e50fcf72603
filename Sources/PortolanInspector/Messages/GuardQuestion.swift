#if DEBUG && Inspector
/// A guard that is answered by hand.
struct GuardQuestion: Hashable, Sendable, Codable {
  let id: Int
  /// The guard's case.
  let rule: String
}
#endif
