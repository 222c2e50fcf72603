package import Foundation
package import PortolanLinks

/// The link tables of all features: they turn links into intents, and routes into links.
@MainActor package struct LinkBook {
  private typealias Table = (name: String, type: ObjectIdentifier, links: LinkTable<AnyRoute>)
  private let tables: [Table]
  /// The link tables; those with equal schemes and hosts are joined, so that the most specific
  /// pattern of all features reads a link.
  package let joined: [LinkTable<AnyRoute>]

  init(_ features: [NavigationFeature]) {
    tables = features.compactMap { feature in
      feature.links.map { (feature.entry.name, feature.entry.type, $0) }
    }.sorted { ($0.name, $0.type) < ($1.name, $1.type) }
    var groups: [[LinkTable<AnyRoute>]] = []
    for table in tables.map(\.links) {
      if let index = groups.firstIndex(where: { $0[0].canJoin(table) }) {
        groups[index].append(table)
      } else {
        groups.append([table])
      }
    }
    joined = groups.compactMap { .joined($0) }
  }

  /// The intent of a link, or the look-up that finds it; throws the problem of the table that could
  /// read most of the link.
  func answer(to url: URL) throws(NavigationError) -> LinkAnswer<Intent> {
    var best = (problem: LinkProblem.unknownScheme(nearest: nil), isPath: false)
    for table in joined {
      do throws(LinkProblem) { return try table.intent(of: url) } catch {
        if error.closeness > best.problem.closeness { best = (error, table.stack != nil) }
      }
    }
    guard case .noPattern(let miss) = best.problem else { throw .wrongLink(problem: best.problem) }
    // The unknown word is left out, as it may be a value of a route; in a path it names a screen.
    throw best.isPath
      ? .wrongPath(problem: best.problem) : .wrongLink(problem: .noPattern(miss.withoutWords))
  }

  /// The intent of a link without a look-up; `lookUp` if only a look-up can find the target.
  package func intent(of url: URL) throws(NavigationError) -> Intent {
    switch try answer(to: url) {
    case .output(let intent): return intent
    case .lookUp(let work): return .lookUp(pattern: work.pattern)
    }
  }

  /// The link of a route; throws the problem of the first table that has a pattern for the route.
  package func link(for route: AnyRoute, as form: LinkForm?) throws(LinkPrintProblem) -> URL {
    try first { table throws(LinkPrintProblem) in try table.url(of: route, as: form) }
  }

  /// The link of a route with names in braces instead of its values; throws as `link(for:as:)`
  /// does.
  package func pattern(of route: AnyRoute) throws(LinkPrintProblem) -> String {
    try first { table throws(LinkPrintProblem) in
      // If links set the path of a stack, the link of the stack itself contains no values.
      table.stack?.isSameScreen(as: route) == true
        ? try table.url(of: route, as: nil).absoluteString : try table.pattern(of: route)
    }
  }

  private func first<Answer>(
    _ answer: (LinkTable<AnyRoute>) throws(LinkPrintProblem) -> Answer
  ) throws(LinkPrintProblem) -> Answer {
    var problem = LinkPrintProblem.noPattern
    for table in joined {
      do throws(LinkPrintProblem) { return try answer(table) } catch {
        if problem == .noPattern { problem = error }
      }
    }
    throw problem
  }

  /// The table of a route type; throws `noLinkTable` when its feature has no table.
  func table(of type: any NavigationRoute.Type) throws(NavigationError) -> LinkTable<AnyRoute> {
    guard let table = tables.first(where: { $0.type == ObjectIdentifier(type) }) else {
      throw .noLinkTable(type: type.savedName)
    }
    return table.links
  }
}

extension LinkTable<AnyRoute> {
  fileprivate func canJoin(_ other: Self) -> Bool {
    stack == nil && other.stack == nil && schemes == other.schemes && hosts == other.hosts
  }

  fileprivate func intent(of url: URL) throws(LinkProblem) -> LinkAnswer<Intent> {
    let link = url.absoluteString
    guard let stack else {
      return try readCourse(link).map { .show($0) }
    }
    return .output(.setPath(.stack(stack), try readChain(link).above(stack)))
  }

  fileprivate func url(
    of route: AnyRoute, as form: LinkForm?
  ) throws(LinkPrintProblem) -> URL {
    guard let stack else { return try url(to: route, as: form) }
    let chain = route.isSameScreen(as: stack) ? [] : [route]
    guard let url = URL(string: try link(toChain: chain, as: form)) else { throw .noOrigin }
    return url
  }
}

extension [AnyRoute] {
  /// The path without the stack's first screen, if the path begins with that screen.
  func above(_ stack: AnyRoute) -> [AnyRoute] {
    first?.isSameScreen(as: stack) == true ? Array(dropFirst()) : self
  }
}

extension LinkProblem {
  /// A measure of how much of a link a table could read; a suggested correction raises it.
  fileprivate var closeness: Int {
    switch self {
    case .unknownScheme(let nearest): nearest == nil ? 0 : 1
    case .unknownHost(let nearest): nearest == nil ? 2 : 3
    case .noPattern(let miss): 4 + miss.segments
    default: .max
    }
  }
}
