import Portolan
import PortolanLinks

/// Finds links that two tables with different addresses can read: the first by name would win.
enum LinkOverlap {
  /// One problem for each pair of tables that share a scheme or a host, and a path.
  static func problems(among tables: [LinkTable<AnyRoute>]) -> [Diagnostic] {
    tables.indices.flatMap { first in
      tables[(first + 1)...].compactMap { other in
        shared(tables[first], other).map { .sharedLink($0) }
      }
    }
  }

  /// A path that both tables read: the first example of one that the other reads; nil without one.
  private static func shared(
    _ one: LinkTable<AnyRoute>, _ other: LinkTable<AnyRoute>
  ) -> String? {
    guard
      !Set(one.schemes).isDisjoint(with: other.schemes)
        || !Set(one.hosts).isDisjoint(with: other.hosts)
    else { return nil }
    return one.examples.first(where: other.reads) ?? other.examples.first(where: one.reads)
  }
}

extension LinkTable<AnyRoute> {
  /// One path for each pattern that has samples; also `/` if the links set the path of a stack.
  fileprivate var examples: [String] {
    samples.compactMap { sample in
      do throws(LinkPrintProblem) { return try link(to: sample, as: .path) } catch { return nil }
    } + (stack == nil ? [] : ["/"])
  }

  fileprivate func reads(_ path: String) -> Bool {
    do throws(LinkProblem) {
      if stack == nil { _ = try read(path: path) } else { _ = try readChain(path: path) }
      return true
    } catch { return false }
  }
}

extension Diagnostic {
  static func sharedLink(_ path: String) -> Self {
    Diagnostic(
      .sharedLink, "Two features with different addresses both have the link \(path).",
      why: "A link belongs to one feature; the first by name would always follow it.",
      fix: "Begin the links of each module with a different word, or give both the same hosts.")
  }

  /// A fault in a table, or a link that fits two patterns.
  static func link(_ problem: LinkTableProblem) -> Self {
    Diagnostic(
      .linkTable, problem.sentence, why: "A table reads a link with one pattern.",
      fix: "Correct the patterns, schemes and hosts of the LinkTable.")
  }
}
