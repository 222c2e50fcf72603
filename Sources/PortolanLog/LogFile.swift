public import Portolan

/// A log as a file: the records, and the signals that led to them.
///
/// ```swift
/// let file = try LogFile(reading: Data(contentsOf: url))
/// for record in file.records { print(record) }
/// ```
public struct LogFile: Sendable {
  /// The state at its beginning; nil when no request was made while the scene was at rest.
  let start: TrafficStart<RouteRecord>?
  let signals: [RecordedSignal]
  /// The records, in the order in which their requests were made.
  public let records: [LogRecord]
}

extension LogFile: NavigationArchive {
  /// `portolan-log`.
  public static var format: String { "portolan-log" }
  /// 8 MiB.
  public static var longestData: Int { 8_388_608 }

  /// All routes that a replay needs.
  var routes: [RouteRecord] {
    var all: [RouteRecord] = []
    func note(_ route: RouteRecord) -> RouteRecord {
      all.append(route)
      return route
    }
    _ = start?.map(note)
    for recorded in signals {
      _ = recorded.start?.map(note)
      _ = recorded.signal.map(route: note, failure: \.self)
    }
    return all
  }
}
