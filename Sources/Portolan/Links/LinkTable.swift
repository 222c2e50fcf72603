public import Foundation

/// The links of one route type.
///
/// ```swift
/// LinkTable<Shop>(schemes: ["store"], hosts: ["store.example"]) {
///   LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
///   LinkPattern("bag") { _ in .bag }
/// }
/// ```
///
/// A link of a custom scheme counts its host as the first element of the path:
/// `store://products/3` and `https://store.example/products/3` are the same.
public struct LinkTable<R: NavigationRoute>: Sendable {
  /// Longer links are refused unread; in bytes.
  public static var longestLink: Int { 2_048 }

  private let schemes: [String]
  private let hosts: [String]
  private let patterns: [LinkPattern<R>]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes, in lower case.
  ///   - hosts: The hosts whose `https` links the app claims, in lower case.
  ///   - patterns: The first that fits is used.
  public init(
    schemes: [String], hosts: [String],
    @LinkPatternBuilder<R> patterns: () -> [LinkPattern<R>]
  ) {
    self.schemes = schemes
    self.hosts = hosts
    self.patterns = patterns()
  }

  /// The route that a link stands for.
  ///
  /// Throws `malformedLink` for a link that cannot be read or is too long, and `unknownLink` for
  /// one that no pattern has. Query and fragment are not looked at.
  public func route(for url: URL) throws(NavigationError) -> R {
    let path = try path(of: url)
    var problem = LinkProblem.path
    for pattern in patterns {
      guard let values = pattern.values(in: path) else { continue }
      do { return try pattern.route(values) } catch { problem = error as? LinkProblem ?? .path }
    }
    throw .unknownLink(problem)
  }

  private func path(of url: URL) throws(NavigationError) -> [String] {
    guard url.absoluteString.utf8.count <= Self.longestLink else {
      throw .malformedLink(.tooLong(limit: Self.longestLink))
    }
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    guard let parts, let scheme = parts.scheme?.lowercased() else {
      throw .malformedLink(.unreadable)
    }
    // Split before decoding, so that an encoded slash stays within its element.
    let path = try parts.percentEncodedPath.split(separator: "/").map {
      (element) throws(NavigationError) in
      guard let text = element.removingPercentEncoding else { throw .malformedLink(.unreadable) }
      return text
    }
    let host = parts.host?.lowercased() ?? ""
    if schemes.contains(scheme) {
      let all = (host.isEmpty ? [] : [host]) + path
      guard !all.isEmpty else { throw .malformedLink(.unreadable) }
      return all
    }
    guard scheme == "https" else { throw .unknownLink(.scheme) }
    guard hosts.contains(host) else { throw .unknownLink(.host) }
    return path
  }
}

/// Collects the patterns of a table.
@resultBuilder
public enum LinkPatternBuilder<R: NavigationRoute> {
  /// Gives each line the table's route type, so that leading dots work.
  public static func buildExpression(_ pattern: LinkPattern<R>) -> LinkPattern<R> { pattern }

  /// The patterns in the order in which they are written.
  public static func buildBlock(_ patterns: LinkPattern<R>...) -> [LinkPattern<R>] { patterns }
}
