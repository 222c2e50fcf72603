import Foundation
import PortolanLinks

/// The link tables of all features.
@MainActor struct LinkBook {
  private typealias Table = (name: String, type: ObjectIdentifier, links: LinkTable<AnyRoute>)
  private let tables: [Table]
  /// Tables with the same schemes and hosts are read as one: the most specific pattern reads a link,
  /// in whichever feature it stands.
  private let joined: [LinkTable<AnyRoute>]

  init(_ features: [Feature]) {
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

  /// The intent of a link, or the work that finds it; throws the problem of the table that read most
  /// of the link.
  func answer(to url: URL) throws(NavigationError) -> LinkAnswer<LiveIntent> {
    var best = (problem: LinkProblem.unknownScheme(nearest: nil), isPath: false)
    for table in joined {
      do throws(LinkProblem) { return try table.intent(of: url) } catch {
        if error.closeness > best.problem.closeness { best = (error, table.stack != nil) }
      }
    }
    guard case .noPattern(let miss) = best.problem else { throw .wrongLink(best.problem) }
    // Any word of a link may be a value, but not of one that is a path of screens.
    throw best.isPath ? .wrongPath(best.problem) : .wrongLink(.noPattern(miss.withoutWords))
  }

  /// The intent of a link as far as it is known without looking anything up.
  func intent(of url: URL) throws(NavigationError) -> LiveIntent {
    switch try answer(to: url) {
    case .output(let intent): return intent
    case .lookUp(let work): return .lookUp(pattern: work.pattern)
    }
  }

  /// The link of a route; throws the problem of the table that has a pattern for it.
  func link(for route: AnyRoute, as form: LinkForm?) throws(LinkPrintProblem) -> URL {
    try first { table throws(LinkPrintProblem) in try table.url(of: route, as: form) }
  }

  /// The link of a route with names in braces for its values; throws as `link(for:as:)` does.
  func pattern(of route: AnyRoute) throws(LinkPrintProblem) -> String {
    try first { table throws(LinkPrintProblem) in
      // The link of a path's stack has no values.
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

  /// The table of a route type.
  func table(of type: any NavigationRoute.Type) throws(NavigationError) -> LinkTable<AnyRoute> {
    guard let table = tables.first(where: { $0.type == ObjectIdentifier(type) }) else {
      throw .noLinkTable(type: type.name)
    }
    return table.links
  }

  /// Faults of a table, and links that more than one pattern or feature has.
  var problems: [Diagnostic] {
    joined.flatMap(\.problems).map(Diagnostic.link) + LinkOverlap.problems(among: joined)
  }

  /// How links begin, and their paths, such as `products/{id}`.
  var known: (beginnings: [String], paths: [String]) {
    (
      joined.flatMap { table in
        table.schemes.map { "\($0)://" } + table.hosts.map { "https://\($0)/" }
      },
      joined.flatMap { $0.patterns.map { String($0.text.drop { $0 == "/" }) } }
    )
  }
}

extension LinkTable<AnyRoute> {
  fileprivate func canJoin(_ other: Self) -> Bool {
    stack == nil && other.stack == nil && schemes == other.schemes && hosts == other.hosts
  }

  fileprivate func intent(of url: URL) throws(LinkProblem) -> LinkAnswer<LiveIntent> {
    let link = url.absoluteString
    guard let stack else { return try read(link).answer.map { .show($0) } }
    return .output(.setPath(stack: stack, try readChain(link).above(stack)))
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
  /// A path without the stack's first screen, which it may begin with.
  func above(_ stack: AnyRoute) -> [AnyRoute] {
    first?.isSameScreen(as: stack) == true ? Array(dropFirst()) : self
  }
}

extension LinkProblem {
  /// How far a table could read a link; higher when it can suggest another.
  fileprivate var closeness: Int {
    switch self {
    case .unknownScheme(let nearest): nearest == nil ? 0 : 1
    case .unknownHost(let nearest): nearest == nil ? 2 : 3
    case .noPattern(let miss): 4 + miss.segments
    default: .max
    }
  }
}
