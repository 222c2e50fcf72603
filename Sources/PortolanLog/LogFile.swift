public import Portolan

/// The file of a `NavigationLog`: its records, and what `NavigationReplay` needs to replay them.
///
/// ```swift
/// let file = try LogFile(reading: Data(contentsOf: url))
/// for record in file.records { print(record) }
/// ```
public struct LogFile: Sendable {
  /// The routes that a replay needs.
  let routes: RouteTexts
  /// The state at its beginning as text, with the routes' numbers; nil when no request was made while the
  /// scene was at rest.
  private let start: String?
  /// Each signal as text, with the routes' numbers.
  let signals: [String]
  /// The records of the log, oldest first.
  public let records: [LogRecord]

  init(
    _ start: TrafficStart?, _ signals: [RecordedSignal], _ records: [LogRecord]
  ) throws(ArchiveProblem) {
    let table = RouteTable(for: .logging)
    do {
      self.start = try start.map { try table.text(of: $0) }
      self.signals = try signals.map { try table.text(of: $0) }
    } catch { throw .unencodable }
    routes = table.texts
    self.records = records
  }

  /// The state at the beginning and the signals, with these routes.
  func played(with routes: [AnyRoute]) throws -> (start: TrafficStart?, signals: [RecordedSignal]) {
    let table = RouteTable(routes)
    return (
      try start.map { try table.read(TrafficStart.self, from: $0) },
      try signals.map { try table.read(RecordedSignal.self, from: $0) }
    )
  }
}

extension LogFile: NavigationArchive {
  /// The name of the format in the file: `portolan-log`.
  public static var format: String { "portolan-log" }
  /// The largest size of a file in bytes, 8 MiB; a larger one is neither written nor read.
  public static var longestData: Int { 8_388_608 }

  private enum CodingKeys: CodingKey { case routes, start, signals, records }

  /// Decodes a log file; to read the data of a file use `init(reading:)`.
  ///
  /// Throws `DecodingError` when a field is missing or damaged.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    records = try fields.decode([LogRecord].self, forKey: .records)
    routes = try fields.decode(RouteTexts.self, forKey: .routes)
    start = try fields.decodeIfPresent(String.self, forKey: .start)
    signals = try fields.decode([String].self, forKey: .signals)
    guard routes.isSound else {
      throw DecodingError.dataCorruptedError(
        forKey: .routes, in: fields, debugDescription: "columns of different lengths")
    }
    do {
      _ = try played(with: Array(repeating: AnyRoute(Unread.route), count: routes.count))
    } catch {
      // The error's own text could hold values of a route.
      throw DecodingError.dataCorruptedError(
        forKey: .signals, in: fields, debugDescription: "no signal of an engine")
    }
  }
}

/// Stands for each route until the maps are known.
private enum Unread: NavigationRoute { case route }
