/// Why an exported log cannot be written, read or replayed.
public enum LogProblem: Error, Hashable, Sendable {
  /// It is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// It is no exported log.
  case foreign
  /// A newer version of the library wrote it.
  case newer(version: Int)
  /// It is damaged; `place` is the first field that cannot be read: `records.3.asked.verb`.
  ///
  /// The place is empty when it is no JSON at all.
  case corrupt(place: String)
  /// No map that was given has the route, or its `samples` lack the case.
  case noSample(RouteLabel)
}
