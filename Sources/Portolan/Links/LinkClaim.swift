/// The links of a table, without its routes.
struct LinkClaim: Sendable {
  let schemes: [String]
  let hosts: [String]
  let patterns: [[LinkPatternElement]]
  /// Whether a link may consist of several patterns in a row.
  let isPath: Bool

  /// A link of this table that the other one has too; nil when there is none.
  func overlap(with other: LinkClaim) -> String? {
    let isShared =
      !Set(schemes).isDisjoint(with: other.schemes) || !Set(hosts).isDisjoint(with: other.hosts)
    guard isShared else { return nil }
    let shared = links.first { other.has($0[...]) } ?? other.links.first { has($0[...]) }
    return shared.map { "/" + $0.map(\.text).joined(separator: "/") }
  }

  /// The patterns, and for paths also the link without elements, which is an empty path.
  private var links: [[LinkPatternElement]] { patterns + (isPath ? [[]] : []) }

  /// Whether a link of this table can match the pattern.
  private func has(_ pattern: ArraySlice<LinkPatternElement>) -> Bool {
    links.contains { own in
      guard own.count <= pattern.count, zip(own, pattern).allSatisfy({ $0.canEqual($1) }) else {
        return false
      }
      let rest = pattern.dropFirst(own.count)
      return rest.isEmpty || (isPath && !own.isEmpty && has(rest))
    }
  }
}

extension LinkPatternElement {
  /// Whether one element of a link can match both.
  fileprivate func canEqual(_ other: Self) -> Bool {
    guard case .word(let one) = self, case .word(let two) = other else { return true }
    return one == two
  }

  var text: String {
    switch self {
    case .word(let word): return word
    case .value(let name): return "{\(name)}"
    }
  }
}

/// Links that two features have, so that their names would decide which one follows the link.
enum LinkOverlap {
  /// One problem for each pair of features that share a link.
  static func problems(among tables: [(name: String, links: AnyLinks)]) -> [MapProblem] {
    tables.indices.flatMap { first in
      tables[(first + 1)...].compactMap { other in
        tables[first].links.claim.overlap(with: other.links.claim).map {
          .sharedLink($0, tables[first].name, other.name)
        }
      }
    }
  }
}

extension MapProblem {
  static func sharedLink(_ pattern: String, _ one: String, _ two: String) -> Self {
    MapProblem(
      route: nil,
      diagnostic: Diagnostic(
        .sharedLink, "\(one) and \(two) both have the link \(pattern).",
        why: "A link belongs to one feature; the first by name would always follow it.",
        fix: "Begin the links of each module with a different word."))
  }
}
