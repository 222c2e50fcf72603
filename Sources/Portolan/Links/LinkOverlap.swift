/// Links that two features claim: which of them follows such a link is then decided by a name.
enum LinkOverlap {
  /// One problem for each two features that have a link in common.
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
        fix: "Let each module's links begin with a word of its own."))
  }
}
