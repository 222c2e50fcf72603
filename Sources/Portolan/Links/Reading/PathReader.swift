/// Reads a path with the patterns of a table, one pattern after the other.
///
/// At each place it takes the longest pattern with which the rest can be read. Each pattern is
/// tried once at each place, so the time is bounded by places times patterns.
struct PathReader<R: NavigationRoute> {
  private struct Candidate {
    let route: R
    let end: Int
  }

  private let path: LinkPath
  private let patterns: [LinkPattern<R>]
  /// The patterns that fit at each place, the longest first.
  private var candidates: [[Candidate]]
  private var blame: PathBlame

  init(_ path: LinkPath, _ patterns: [LinkPattern<R>]) {
    self.path = path
    // A pattern without elements would not advance.
    self.patterns = patterns.filter { !$0.elements.isEmpty }
      .enumerated().sorted { one, other in
        let (length, otherLength) = (one.element.elements.count, other.element.elements.count)
        return length == otherLength ? one.offset < other.offset : length > otherLength
      }.map(\.element)
    candidates = Array(repeating: [], count: path.count)
    blame = PathBlame(path)
    collect()
  }

  /// The routes of the path; empty when it has no elements.
  func routes() throws(PathProblem) -> [R] {
    var isReadable = Array(repeating: false, count: path.count) + [true]
    for place in candidates.indices.reversed() {
      isReadable[place] = candidates[place].contains { isReadable[$0.end] }
    }
    guard isReadable[0] else { throw blame.problem }
    var routes: [R] = []
    var place = 0
    while place < path.count, let next = candidates[place].first(where: { isReadable[$0.end] }) {
      routes.append(next.route)
      place = next.end
    }
    return routes
  }

  /// Finds the patterns that fit at each place that earlier patterns reach.
  private mutating func collect() {
    var isReached = Array(repeating: false, count: path.count + 1)
    isReached[0] = true
    for place in candidates.indices where isReached[place] {
      for pattern in patterns {
        guard let candidate = candidate(pattern, at: place) else { continue }
        candidates[place].append(candidate)
        isReached[candidate.end] = true
      }
    }
  }

  private mutating func candidate(_ pattern: LinkPattern<R>, at place: Int) -> Candidate? {
    let count = pattern.reach(in: path, from: place)
    blame.noteValues(pattern.elements.prefix(count), from: place)
    guard count == pattern.elements.count else {
      blame.note(missing: pattern.elements[count], at: place + count)
      return nil
    }
    do throws(LinkProblem) {
      let route = try pattern.route(for: pattern.values(in: path, from: place))
      return Candidate(route: route, end: place + count)
    } catch {
      blame.note(error, of: pattern.elements, from: place)
      return nil
    }
  }
}
