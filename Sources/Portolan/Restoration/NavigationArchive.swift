public import Foundation

/// A value that can be saved as data, such as a scene or a log.
///
/// The data is a JSON object with a format, a version and the value. Equal values give equal bytes.
///
/// ```swift
/// store(try scene.save().data())
/// let saved = try SavedScene(reading: data)
/// ```
public protocol NavigationArchive: Codable {
  /// The name of the format, which is written into the data.
  static var format: String { get }
  /// The version of the format; it rises when older versions of the library would misunderstand the
  /// data. Data with another version cannot be read.
  static var version: Int { get }
  /// The greatest size of the data in bytes; longer data is neither read nor written.
  static var longestData: Int { get }
}

extension NavigationArchive {
  /// The default: the format has version 1.
  public static var version: Int { 1 }

  /// Reads a value from the bytes that `data()` returned.
  ///
  /// Throws `tooLong` when there are more bytes than `longestData`, `newer` when a newer version of
  /// the library wrote them, and `foreign` for data of another format, or with arrays and objects
  /// nested more than 128 deep. Throws `corrupt` with the first field that cannot be read. Unknown
  /// fields are ignored.
  public init(reading data: Data) throws(ArchiveProblem) {
    guard data.count <= Self.longestData else { throw .tooLong(limit: Self.longestData) }
    // A decoder recurses, and the stack of a thread may be small.
    guard data.isShallowJSON else { throw .foreign }
    // A decoding error's text may repeat the data, so only the field's path is kept.
    do { self = try JSONDecoder().decode(Envelope<Self>.self, from: data).body } catch {
      switch error {
      case let problem as ArchiveProblem: throw problem
      case let error as DecodingError where !error.field.isEmpty: throw .corrupt(field: error.field)
      default: throw .foreign
      }
    }
  }

  /// The value as bytes, which `init(reading:)` reads.
  ///
  /// Throws `tooLong` when there would be more bytes than `longestData`, and `unencodable` when a
  /// part of the value cannot be encoded.
  public func data() throws(ArchiveProblem) -> Data {
    let encoder = SavedRoute.encoder
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
  /// The path of the field that cannot be read, such as `body.records.3`.
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
