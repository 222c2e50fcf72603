#if DEBUG && Inspector
/// What following a link would do, if each guard said yes.
struct Outlook: Hashable, Sendable, Codable {
  /// The route's case; nil when there is none.
  var screen: String?
  /// What a host would have to do, in words; empty when it is shown already.
  var steps: [String] = []
  /// The guards that would be asked.
  var guards: [String] = []
  /// Why the link cannot be followed, with code and fix; nil when it can.
  var problem: String?
  var after: TreeChart?
}

/// What came of replaying a log.
struct ReplayChart: Hashable, Sendable, Codable {
  /// The records, each in words.
  let records: [String]
  /// Where the outcome differs from the log's; empty when it does not.
  let differences: [String]
  /// The cases for which samples stood in, and what was taken as recorded: both may differ for that.
  let notes: [String]
}
#endif
