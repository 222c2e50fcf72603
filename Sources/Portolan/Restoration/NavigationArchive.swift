public import Foundation

/// A value that can be saved: a scene, waiting requests, a path, a log.
///
/// The bytes are a JSON object with format, version and value. Equal values give equal bytes.
///
/// ```swift
/// store(try scene.save().data())
/// let saved = try SavedScene(reading: data)
/// ```
public protocol NavigationArchive: Codable {
  /// The name at the start of the bytes.
  static var format: String { get }
  /// Raised when an older reader would misunderstand new data.
  static var version: Int { get }
  /// Longer data is neither read nor written; in bytes.
  static var longestData: Int { get }
}

extension NavigationArchive {
  /// One, until the format changes.
  public static var version: Int { 1 }

  /// Reads the bytes of `data()`.
  ///
  /// Throws `tooLong`, `foreign` for data of another format, `newer`, and `corrupt` with the first
  /// field that cannot be read. Unknown fields are ignored.
  public init(reading data: Data) throws(ArchiveProblem) {
    guard data.count <= Self.longestData else { throw .tooLong(limit: Self.longestData) }
    // A decoder's text may repeat the data, so only the field's path is kept.
    do { self = try JSONDecoder().decode(Envelope<Self>.self, from: data).body } catch {
      switch error {
      case let problem as ArchiveProblem: throw problem
      case let error as DecodingError where !error.field.isEmpty: throw .corrupt(field: error.field)
      default: throw .foreign
      }
    }
  }

  /// Encodes the value.
  ///
  /// Throws `tooLong` when the data has more bytes than `longestData`, and `unencodable` when
  /// `encode(to:)` of a value in it throws.
  public func data() throws(ArchiveProblem) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do { data = try encoder.encode(Envelope(body: self)) } catch { throw .unencodable }
    guard data.count <= Self.longestData else { throw .tooLong(limit: Self.longestData) }
    return data
  }
}

/// The outer object of each archive: its format, version and value.
private struct Envelope<Body: NavigationArchive>: Codable {
  var format = Body.format
  var version = Body.version
  let body: Body
}

extension Envelope {
  init(from decoder: any Decoder) throws {
    let fields: KeyedDecodingContainer<CodingKeys>
    do {
      fields = try decoder.container(keyedBy: CodingKeys.self)
      guard try fields.decode(String.self, forKey: .format) == Body.format else {
        throw ArchiveProblem.foreign
      }
    } catch { throw ArchiveProblem.foreign }
    let version = try fields.decode(Int.self, forKey: .version)
    guard version <= Body.version else { throw ArchiveProblem.newer(version: version) }
    guard version == Body.version else { throw ArchiveProblem.corrupt(field: "version") }
    self.init(body: try fields.decode(Body.self, forKey: .body))
  }
}

extension DecodingError {
  /// The path of the field that cannot be read: `body.records.3`.
  fileprivate var field: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return Self.text(context.codingPath)
    case .keyNotFound(let key, let context): return Self.text(context.codingPath + [key])
    @unknown default: return ""
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    // The error's own text could hold values of a route.
    path.prefix(6).map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
