extension PlanRecord: CustomStringConvertible {
  /// A line for the asking, then one for each thing that happened to it.
  public var description: String {
    let head = number == 0 ? "\(asked)" : "\(number) \(asked)"
    let under = map.map { " under \($0)" } ?? ""
    let lines = ["\(head), by \(asker.rawValue)\(under) at \(site)"] + happenings.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  /// In the order in which they came about.
  private var happenings: [String] {
    var all = answers.map { (at: $0.at, text: "\($0)") }
    all += parked.map { ($0, "parked") } + resumed.map { ($0, "tried again") }
    if let change { all += (change.steps + ["→ \(change.tree)"]).map { (change.at, $0) } }
    if let end { all.append((end.at, "\(end)")) }
    let took = milliseconds.map { "took \($0) ms" }
    let inOrder = all.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    return inOrder.map(\.element.text) + diagnostics + [took].compactMap { $0 }
  }
}

extension PlanRecord.Answer: CustomStringConvertible {
  /// The guard and its verdict: `signedIn: detour to signIn`.
  public var description: String {
    let more = route.map { " to \($0)" } ?? code.map { " \($0)" } ?? ""
    return "\(rule): \(verdict)\(more)"
  }
}

extension PlanRecord.End: CustomStringConvertible {
  /// Where it arrived, or the error's code and what happened.
  public var description: String {
    if let arrived { return arrived.isEmpty ? "arrived" : "arrived at \(arrived)" }
    return ["failed", code, what].compactMap { $0 }.joined(separator: " ")
  }
}
