import Foundation

/// The link tables of all features.
@MainActor struct LinkBook {
  private let tables: [(name: String, type: ObjectIdentifier, links: AnyLinks)]

  init(_ features: [Feature]) {
    tables = features.compactMap { feature in
      feature.links.map { (feature.entry.name, feature.entry.type, $0) }
    }.sorted { ($0.name, $0.type) < ($1.name, $1.type) }
  }

  /// The intent of the first feature that knows the link; otherwise throws the closest problem.
  func intent(of url: URL) throws(NavigationError) -> LiveIntent {
    var best = NavigationError.unknownLink(.scheme)
    for table in tables {
      do throws(NavigationError) { return try table.links.intent(url) } catch {
        if error.closeness > best.closeness { best = error }
      }
    }
    throw best
  }

  /// The routes that a path names in the feature of a route type.
  func routes(
    in path: LinkPath, above stack: AnyRoute, of type: any NavigationRoute.Type
  ) throws(PathProblem) -> [AnyRoute] {
    guard let table = tables.first(where: { $0.type == ObjectIdentifier(type) }) else {
      throw .noTable(type: type.name)
    }
    return try table.links.path(path, stack)
  }

  /// Links that more than one feature claims.
  var problems: [MapProblem] {
    LinkOverlap.problems(among: tables.map { ($0.name, $0.links) })
  }

  /// How links begin, and their paths, such as `products/{id}`.
  var known: (beginnings: [String], paths: [String]) {
    let claims = tables.map(\.links.claim)
    return (
      claims.flatMap { claim in
        claim.schemes.map { "\($0)://" } + claim.hosts.map { "https://\($0)/" }
      },
      claims.flatMap { $0.patterns.map { $0.map(\.text).joined(separator: "/") } }
    )
  }
}

extension NavigationError {
  /// How far a table could read a link; higher when it can suggest a link.
  fileprivate var closeness: Int {
    switch self {
    case .unknownLink(.scheme, let nearest): return nearest == nil ? 0 : 1
    case .unknownLink(.host, let nearest): return nearest == nil ? 2 : 3
    case .unknownLink(.path, let nearest): return nearest == nil ? 4 : 5
    default: return 6
    }
  }
}
