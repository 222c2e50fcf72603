/// A stack's path in a form that an app can store, and set again even with changed routes.
///
/// ```swift
/// defaults.set(try navigator.stack(.root).stored.data(), forKey: "path")
/// // at the next start
/// let stored = try StoredPath<Shop>(reading: data)
/// navigator.stack(.root).path = stored.path
/// ```
///
/// Each element is encoded by itself, with the route's own `Codable`. The path ends before the
/// first element that must not be saved (`NavigationRoute.isSaveable`) or cannot be decoded, since
/// the screens above it would stand on nothing. `leftOut` counts that element and those above it.
/// When a route's associated values have changed, its `init(from:)` decides how old data is read.
public struct StoredPath<R: NavigationRoute>: Hashable, Sendable {
  /// The elements, the lowest first.
  public let path: [R]
  /// How many elements were left out: the first that cannot be stored or decoded, and all above it.
  public let leftOut: Int

  /// Makes a path of routes, which ends before the first one that must not be saved.
  public init(_ path: [R]) {
    self.path = Array(path.prefix(while: \.isSaveable))
    leftOut = path.count - self.path.count
  }
}

extension StoredPath: NavigationArchive {
  /// `portolan-path`.
  public static var format: String { "portolan-path" }
  /// 1 MiB.
  public static var longestData: Int { 1_048_576 }

  /// Reads the elements up to the first one that cannot be decoded.
  public init(from decoder: any Decoder) throws {
    let elements = try [Attempt<R>](from: decoder)
    path = elements.prefix { $0.value != nil }.compactMap(\.value)
    leftOut = elements.count - path.count
  }

  /// Writes each element with the route's own encoding.
  public func encode(to encoder: any Encoder) throws {
    try path.encode(to: encoder)
  }
}

extension StoredPath: CustomReflectable {
  /// Shows the counts alone, so that neither `print` nor `dump` shows a route's values.
  public var customMirror: Mirror {
    Mirror(self, children: ["count": path.count, "leftOut": leftOut], displayStyle: .struct)
  }
}
