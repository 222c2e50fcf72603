public import Foundation

extension Array where Element: NavigationRoute {
  /// The path as data to store.
  ///
  /// ```swift
  /// defaults.set(try stack.path.stored(), forKey: "path")
  /// // at the next start
  /// stack.set(try [Shop](stored: data), as: .cut)
  /// ```
  ///
  /// Each route is encoded by itself, with its own `Codable`. The path ends before the first route
  /// that must not be saved (`NavigationRoute.isSaveable`), since the screens above would stand on
  /// nothing. Throws `unencodable` when a route's encoding throws, and `tooLong` when the data has
  /// more than 1 MiB.
  public func stored() throws(ArchiveProblem) -> Data {
    try StoredPath(path: Array(prefix(while: \.isSaveable))).data()
  }

  /// Creates the path from data that `stored()` made, up to the first route that cannot be decoded.
  ///
  /// When a route's associated values have changed, its `init(from:)` decides how old data is read.
  /// Throws for data of another format, as `NavigationArchive.init(reading:)` does.
  public init(stored data: Data) throws(ArchiveProblem) {
    self = try StoredPath(reading: data).path
  }
}

private struct StoredPath<R: NavigationRoute>: NavigationArchive {
  static var format: String { "portolan-path" }
  static var longestData: Int { 1_048_576 }
  var path: [R]
}

extension StoredPath {
  init(from decoder: any Decoder) throws {
    let elements = try [Attempt<R>](from: decoder)
    path = elements.prefix { $0.value != nil }.compactMap(\.value)
  }

  func encode(to encoder: any Encoder) throws {
    try path.encode(to: encoder)
  }
}
