public import Foundation

/// The links of one route type, and the words of its text paths.
///
/// ```swift
/// LinkTable<Shop>(schemes: ["store"], hosts: ["store.example"]) {
///   LinkPattern("products/{id}") { .product(id: try $0.int("id")) }
///   LinkPattern("bag") { _ in .bag }
/// }
/// ```
///
/// In a link of a custom scheme the host counts as the first element of the path:
/// `store://products/3` and `https://store.example/products/3` are the same. The patterns also read
/// paths given as text, one pattern after the other: `stack.set("products/3/bag")`.
public struct LinkTable<R: NavigationRoute>: Sendable {
  /// The greatest length of a link that is read, in bytes.
  public static var longestLink: Int { LinkPath.limit }

  private let schemes: [String]
  private let hosts: [String]
  private let patterns: [LinkPattern<R>]
  /// The stack whose path each link sets; nil when each link shows one route.
  let stack: R?

  /// Creates a table.
  ///
  /// ```swift
  /// LinkTable<Shop>(schemes: ["store"], hosts: [], pathOf: .products) {
  ///   LinkPattern("{id}") { .product(id: try $0.int("id")) }
  ///   LinkPattern("{id}/reviews") { .reviews(id: try $0.int("id")) }
  /// }  // store://1/2/reviews sets the path product(1), reviews(2) of the stack products
  /// ```
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; case is ignored, here and in links.
  ///   - hosts: The hosts whose `https` links the app claims; case is ignored.
  ///   - stack: The first screen of a stack, when each link sets the path of that stack instead of
  ///     showing one route; a link without elements shows that screen.
  ///   - patterns: A link uses the first that fits; a path uses the longest, or a shorter one when
  ///     only then the rest can be read.
  public init(
    schemes: [String], hosts: [String], pathOf stack: R? = nil,
    @LinkPatternBuilder<R> patterns: () -> [LinkPattern<R>]
  ) {
    self.init(schemes: schemes, hosts: hosts, stack: stack, patterns: patterns())
  }

  init(schemes: [String], hosts: [String], stack: R?, patterns: [LinkPattern<R>]) {
    self.schemes = schemes.map { $0.lowercased() }
    self.hosts = hosts.map { $0.lowercased() }
    self.stack = stack
    self.patterns = patterns
  }

  /// Returns the route of a link.
  ///
  /// Throws `malformedLink` when the link cannot be read or is too long, and `unknownLink` when no
  /// pattern fits or when the link names a user or a port. Query and fragment are ignored.
  public func route(for url: URL) throws(NavigationError) -> R {
    let link = try parts(of: url)
    // Extra slashes are ignored here.
    let text = link.path.split(separator: "/").joined(separator: "/")
    let path: LinkPath
    do throws(PathProblem) {
      path = try LinkPath(text, host: link.host)
    } catch { throw .malformedLink(.unreadable) }
    guard path.count > 0 || link.isUniversal else { throw .malformedLink(.unreadable) }
    var problem = LinkProblem.path
    for pattern in patterns
    where pattern.elements.count == path.count && pattern.reach(in: path, from: 0) == path.count {
      do throws(LinkProblem) {
        return try pattern.route(for: pattern.values(in: path))
      } catch { problem = error }
    }
    throw .unknownLink(problem, nearest: problem == .path ? wordMeant(in: path) : nil)
  }

  /// Returns the routes that a link names in a row.
  ///
  /// Throws `malformedLink` and `unknownLink` for the scheme and the host as `route(for:)` does,
  /// and `wrongPath` for a path that cannot be read.
  public func path(for url: URL) throws(NavigationError) -> [R] {
    let link = try parts(of: url)
    do throws(PathProblem) {
      return try routes(in: LinkPath(link.path, host: link.host))
    } catch { throw .wrongPath(error) }
  }

  /// The links of the table, to compare tables.
  var claim: LinkClaim {
    LinkClaim(
      schemes: schemes, hosts: hosts, patterns: patterns.map(\.elements), isPath: stack != nil)
  }

  func routes(in path: LinkPath) throws(PathProblem) -> [R] {
    try PathReader(path, patterns).routes()
  }

  /// The pattern's word that was probably meant at the place where all patterns end.
  private func wordMeant(in path: LinkPath) -> String? {
    var blame = PathBlame(path)
    for pattern in patterns {
      let count = pattern.reach(in: path, from: 0)
      guard count < pattern.elements.count else { continue }
      blame.note(missing: pattern.elements[count], at: count)
    }
    return blame.nearMiss
  }

  /// The host and the path of a link of this table.
  private func parts(
    of url: URL
  ) throws(NavigationError) -> (host: String?, path: String, isUniversal: Bool) {
    guard url.absoluteString.utf8.count <= Self.longestLink else {
      throw .malformedLink(.tooLong(limit: Self.longestLink))
    }
    // Percent-encoded, so that an encoded slash stays within its element.
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    guard let parts, let scheme = parts.scheme?.lowercased() else {
      throw .malformedLink(.unreadable)
    }
    let host = parts.host.flatMap { $0.isEmpty ? nil : $0 }
    if schemes.contains(scheme) {
      try refuseDetails(of: parts)
      return (host, parts.percentEncodedPath, false)
    }
    guard scheme == "https" else {
      throw .unknownLink(.scheme, nearest: scheme.nearMiss(among: schemes))
    }
    let name = host?.lowercased() ?? ""
    guard hosts.contains(name) else {
      throw .unknownLink(.host, nearest: name.nearMiss(among: hosts))
    }
    try refuseDetails(of: parts, host: name, port: 443)
    return (nil, parts.percentEncodedPath, true)
  }

  /// Refuses addresses with more than a host, since the app claims only the host.
  private func refuseDetails(
    of parts: URLComponents, host: String? = nil, port: Int? = nil
  ) throws(NavigationError) {
    guard parts.user == nil, parts.password == nil else {
      throw .unknownLink(.userInfo, nearest: host)
    }
    // A written port may be no valid number.
    guard parts.rangeOfPort?.isEmpty != false || (port != nil && parts.port == port) else {
      throw .unknownLink(.port, nearest: host)
    }
  }
}

extension LinkTable where R: CaseIterable & RawRepresentable, R.RawValue == String {
  /// Creates the table of an enum of strings: each raw value is a pattern.
  ///
  /// ```swift
  /// enum Five: String, CaseIterable, NavigationRoute { case root, first, second, third, fourth }
  /// let links = LinkTable<Five>(schemes: ["five"], pathOf: .root)
  /// // navigator.open(five://first/second), navigator.stack(.root).set("first/second")
  /// ```
  ///
  /// A raw value with slashes takes several elements of a path. A table without schemes and hosts
  /// only reads paths in code.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; case is ignored, here and in links.
  ///   - hosts: The hosts whose `https` links the app claims; case is ignored.
  ///   - stack: The first screen of a stack, when each link sets the path of that stack.
  public init(schemes: [String] = [], hosts: [String] = [], pathOf stack: R? = nil) {
    self.init(
      schemes: schemes, hosts: hosts, stack: stack,
      patterns: R.allCases.map { route in LinkPattern(route.rawValue) { _ in route } })
  }
}
