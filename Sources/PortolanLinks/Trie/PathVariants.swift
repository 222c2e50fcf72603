/// The paths that a pattern's path with optional segments may be.
enum PathVariants {
  /// More are refused.
  static let limit = 32

  /// Whether there are optional segments, so that there are several.
  static func areSome(of syntax: PatternSyntax) -> Bool {
    syntax.presences.contains(where: \.isOptional)
      && syntax.path.contains { element in
        if case .parameter(let slot) = element { syntax.presences[slot].isOptional } else { false }
      }
  }

  /// How many there are, the one without optional segments among them.
  static func count(of syntax: PatternSyntax) -> Int {
    guard areSome(of: syntax) else { return 1 }
    return runs(of: syntax).reduce(1) { min($0 * ($1.count + 1), limit + 1) }
  }

  /// Of optional segments next to each other the first ones may be there: a gap could not be told.
  static func all(of syntax: PatternSyntax) -> [[PathElement]] {
    var kept: [Set<Int>] = [[]]
    let runs = runs(of: syntax)
    for run in runs {
      kept = kept.flatMap { some in (0...run.count).map { some.union(run.prefix($0)) } }
    }
    guard !runs.isEmpty else { return [syntax.path] }
    let optional = Set(runs.joined())
    return kept.map { kept in
      syntax.path.enumerated().filter { !optional.contains($0.offset) || kept.contains($0.offset) }
        .map(\.element)
    }
  }

  private static func runs(of syntax: PatternSyntax) -> [[Int]] {
    var runs: [[Int]] = []
    for (place, element) in syntax.path.enumerated() {
      guard case .parameter(let slot) = element, syntax.presences[slot].isOptional else { continue }
      if runs.last?.last == place - 1 {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    return runs
  }
}
