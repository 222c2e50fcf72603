public import Foundation

/// The requests that wait, to be stored and taken up again by the next start of the app.
///
/// ```swift
/// defaults.set(try scene.storedRequests.data(), forKey: "waiting")
/// // at the next start
/// scene.restore(try StoredRequests(reading: data))
/// ```
///
/// Each is written and read alone, each route with its own `Codable`: the bytes hold the routes'
/// values, so store them where such values may be. One whose routes cannot be written, forbid it
/// (`NavigationRoute.isSaveable`), or cannot be read any more, is left out alone.
public struct StoredRequests: Hashable, Sendable {
  /// Longer data is refused unread; in bytes.
  public static var longestData: Int { 1_048_576 }

  let requests: [StoredRequest<StoredRoute>]
  /// How many were left out when they were written or read; those whose routes no feature of today
  /// knows are left out later, with a diagnostic each.
  public let leftOut: Int

  /// How many there are.
  public var count: Int { requests.count }

  init(_ requests: [StoredRequest<AnyRoute>], leftOut: Int = 0) {
    // What an encoding throws may hold values, so only the number goes further.
    self.requests = requests.compactMap { request in
      do { return try request.map(Self.store) } catch { return nil }
    }
    self.leftOut = leftOut + requests.count - self.requests.count
  }

  private struct ForbidsIt: Error {}

  private static func store(_ route: AnyRoute) throws -> StoredRoute {
    guard route.value.isSaveable else { throw ForbidsIt() }
    return try StoredRoute(route)
  }

  /// Reads what `data()` wrote.
  ///
  /// Throws `unreadableRequests` when it is damaged, too long, of a newer version or something
  /// else. None is no error, and neither are requests that are left out.
  public init(reading data: Data) throws(NavigationError) {
    guard data.count <= Self.longestData else { throw .unreadableRequests }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw .unreadableRequests
    }
  }

  /// The requests as JSON, equal ones as equal bytes.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}

extension StoredRequests: Codable {
  private enum Key: String, CodingKey { case version, requests }

  private static var version: Int { 1 }

  /// A request, or nothing where there is something else: reading goes on behind it.
  private struct Attempt: Decodable {
    let request: StoredRequest<StoredRoute>?

    init(from decoder: any Decoder) throws {
      do { request = try StoredRequest(from: decoder) } catch { request = nil }
    }
  }

  /// Reads the requests that can be read; throws when it is something else, or a newer version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard try container.decode(Int.self, forKey: .version) == Self.version else {
      throw NavigationError.unreadableRequests
    }
    let attempts = try container.decode([Attempt].self, forKey: .requests)
    requests = attempts.compactMap(\.request)
    leftOut = attempts.count - requests.count
  }

  /// Writes each request with its routes' own encoding.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(requests, forKey: .requests)
  }
}
