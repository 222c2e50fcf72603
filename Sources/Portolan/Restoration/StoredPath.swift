public import Foundation

/// A stack's path, to be stored and set again, also by a version of the app that knows other
/// routes.
///
/// ```swift
/// defaults.set(try navigator.stack(.root).stored.data(), forKey: "path")
/// // at the next start
/// let stored = try StoredPath<Shop>(reading: data)
/// navigator.stack(.root).set(stored)
/// ```
///
/// Each element is written and read alone, with the route's own `Codable`. At the first that
/// cannot be read any more the path ends, since what stood on it stands on nothing, and `leftOut`
/// says how many went. A route whose values changed is read as its `init(from:)` reads them.
public struct StoredPath<R: NavigationRoute>: Hashable, Sendable {
  /// Longer data is refused unread; in bytes.
  public static var longestData: Int { 1_048_576 }

  /// The elements, the lowest first.
  public let path: [R]
  /// How many elements were left out when it was read: the first that is not known any more, and
  /// all that stood on it.
  public let leftOut: Int

  /// A path as it is.
  public init(_ path: [R]) {
    self.path = path
    leftOut = 0
  }

  /// Reads what `data()` wrote.
  ///
  /// Throws `wrongPath`: `tooLong`, or `corrupt` when it is damaged or something else. An empty
  /// path is no error, and neither are elements that are left out.
  public init(reading data: Data) throws(NavigationError) {
    guard data.count <= Self.longestData else {
      throw .wrongPath(.tooLong(limit: Self.longestData))
    }
    // Whatever a decoder says of damaged data may hold some of it, so it goes no further.
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw .wrongPath(.corrupt)
    }
  }

  /// The path as JSON; throws what the encoding of a route throws.
  public func data() throws -> Data { try JSONEncoder().encode(self) }
}

extension StoredPath: Codable {
  private enum Key: String, CodingKey { case version, path }

  private static var version: Int { 1 }

  /// Reads as many elements as are known; throws when it is no stored path, or a newer one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard try container.decode(Int.self, forKey: .version) == Self.version else {
      throw NavigationError.wrongPath(.corrupt)
    }
    var elements = try container.nestedUnkeyedContainer(forKey: .path)
    var path: [R] = []
    var isKnown = true
    while isKnown, !elements.isAtEnd {
      do { path.append(try elements.decode(R.self)) } catch { isKnown = false }
    }
    self.path = path
    // A decoder that cannot tell how many there are leaves at least the one.
    leftOut = isKnown ? 0 : max(1, (elements.count ?? 0) - path.count)
  }

  /// Writes each element with the route's own encoding.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(path, forKey: .path)
  }
}
