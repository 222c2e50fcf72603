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
}

extension StoredPath: NavigationArchive {
  /// `portolan-path`.
  public static var format: String { "portolan-path" }
  /// 1 MiB.
  public static var longestData: Int { 1_048_576 }

  /// Reads as many elements as are known.
  public init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
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
    try path.encode(to: encoder)
  }
}
