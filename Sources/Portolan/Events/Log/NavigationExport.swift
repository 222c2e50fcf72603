public import Foundation

/// A log as a file: the tree it began with, and what happened since.
///
/// ```swift
/// let export = try NavigationExport(reading: Data(contentsOf: file))
/// for record in export.records { print(record) }
/// ```
///
/// The format stands in `Documentation/LogFormat.md`.
public struct NavigationExport: Hashable, Sendable {
  /// Longer files are refused unread; in bytes.
  public static var longestData: Int { 8_388_608 }
  static var version: Int { 1 }
  private static var format: String { "portolan-log" }

  let start: TreeRecord
  let keptPartLimit: Int
  /// What happened, in the order in which it was asked for.
  public let records: [PlanRecord]

  init(start: TreeRecord, keptPartLimit: Int, records: [PlanRecord]) {
    self.start = start
    self.keptPartLimit = keptPartLimit
    self.records = records
  }

  /// Reads what `NavigationLog.export()` wrote.
  ///
  /// Throws `tooLong`, `foreign` when it is something else, `newer`, and `corrupt` with the place
  /// of the first field that cannot be read. Fields that are not known are left out.
  public init(reading data: Data) throws(LogProblem) {
    guard data.count <= Self.longestData else { throw .tooLong(limit: Self.longestData) }
    let header = try Self.decode(Header.self, from: data)
    guard header.format == Self.format else { throw .foreign }
    guard let version = header.version else { throw .corrupt(place: "version") }
    guard version <= Self.version else { throw .newer(version: version) }
    guard version == Self.version else { throw .corrupt(place: "version") }
    self = try Self.decode(Self.self, from: data)
    guard start.isSound else { throw .corrupt(place: "start") }
  }

  /// The file; JSON with sorted keys, so that equal logs are equal files.
  public func data() throws(LogProblem) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do { data = try encoder.encode(self) } catch {
      preconditionFailure("A log holds texts and whole numbers alone: \(error).")
    }
    guard data.count <= Self.longestData else { throw .tooLong(limit: Self.longestData) }
    return data
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(LogProblem) -> Value {
    // A decoder's own words may repeat what stands there, so only the place is passed on.
    do { return try JSONDecoder().decode(type, from: data) } catch let error as DecodingError {
      throw .corrupt(place: error.place)
    } catch { throw .corrupt(place: "") }
  }
}

extension NavigationExport: Codable {
  private enum Key: String, CodingKey { case format, version, start, keptPartLimit, records }

  private struct Header: Decodable {
    let format: String?
    let version: Int?
  }

  /// Reads the fields; `init(reading:)` looks at the version as well.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    start = try container.decode(TreeRecord.self, forKey: .start)
    keptPartLimit = try container.decode(Int.self, forKey: .keptPartLimit)
    records = try container.decode([PlanRecord].self, forKey: .records)
  }

  /// Writes the format and its version before all else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(start, forKey: .start)
    try container.encode(keptPartLimit, forKey: .keptPartLimit)
    try container.encode(records, forKey: .records)
  }
}

extension TreeRecord {
  /// Whether a navigation could have made it, whatever its routes are.
  fileprivate var isSound: Bool { NavigationTree(self, from: Anything()) != nil }
}

/// Where only the form of a tree counts.
private struct Anything: TreeRecordSource {
  private struct Route: NavigationRoute { let record: RouteRecord }
  private final class Stranger {}
  private let other = Stranger()

  func route(for record: RouteRecord) -> AnyRoute? { AnyRoute(Route(record: record)) }
  func adapter(for route: AnyRoute) -> AnyContainerAdapter? { nil }
  func stranger() -> ForeignID { ForeignID(other) }
}

extension DecodingError {
  /// The fields that lead to what cannot be read: `records.3.asked.verb`.
  fileprivate var place: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return Self.text(context.codingPath)
    case .keyNotFound(let key, let context): return Self.text(context.codingPath + [key])
    @unknown default: return ""
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
