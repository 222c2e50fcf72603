#if DEBUG && Inspector
/// The plan of a link, if each guard allowed it.
struct Outlook: Hashable, Sendable, Codable {
  /// The route's case; nil without one.
  var screen: String?
  /// The host's steps, in words; empty when the screen is shown already.
  var steps: [String] = []
  /// The guards that would be asked.
  var guards: [String] = []
  /// Why the link cannot be opened, with code and fix; nil when it can.
  var problem: String?
  var after: TreeChart?
}

/// The result of replaying a log.
struct ReplayChart: Hashable, Sendable, Codable {
  /// The records, each in words.
  let records: [String]
  /// The differences from the log; empty when there are none.
  let differences: [String]
  /// The cases for which samples stood in, which may cause differences.
  let notes: [String]
}
#endif
