#if DEBUG && Inspector
import Portolan

/// Keeps the last things that happened as rows for a list.
struct Timeline {
  /// How many rows are kept; the oldest goes first.
  static let limit = 1_000

  private(set) var rows: [TimelineRow] = []
  private var lastID = 0
  /// Where the row of each request that has not ended stands, counted by rows that ever were.
  private var open: [Int: Int] = [:]
  private var began: [Int: Duration] = [:]

  /// Takes up an event, at a moment; returns the row that it made or changed.
  mutating func note(_ event: NavigationEvent, at moment: Duration) -> TimelineRow? {
    switch event {
    case .asked(let stamp, let words, let site):
      let row = add(.request, words, at: "\(site)", state: "open")
      open[stamp.number] = row.id
      began[stamp.number] = moment
      return row
    case .answered(let stamp, let rule, let verdict):
      return change(stamp) { $0.answers.append("\(rule): \(verdict)") }
    case .parked(let stamp): return change(stamp) { $0.state = "parked" }
    case .resumed(let stamp): return change(stamp) { $0.state = "open" }
    case .committed(let stamp, let from, let to):
      return change(stamp) { $0.steps = StepWords(Plan(from: from, to: to)).steps }
    case .followed(_, let to): return add(.move, "followed the screen", steps: ["→ \(to)"])
    case .arrived(let stamp, let label):
      return end(stamp, at: moment) { row in
        row.state = "arrived"
        row.outcome = label?.text
      }
    case .failed(let stamp, let error):
      return end(stamp, at: moment) { row in
        row.state = "failed"
        row.explain(error.diagnostic)
      }
    case .diagnosed(let diagnostic):
      var row = add(.diagnostic, diagnostic.what)
      row.explain(diagnostic)
      row.outcome = nil
      row.site = diagnostic.site.map { "\($0)" }
      rows[rows.count - 1] = row
      return row
    }
  }

  private mutating func add(
    _ kind: TimelineRow.Kind, _ title: String, at site: String? = nil, steps: [String] = [],
    state: String = ""
  ) -> TimelineRow {
    lastID += 1
    let row = TimelineRow(
      id: lastID, kind: kind, title: title, site: site, steps: steps, state: state)
    rows.append(row)
    if rows.count > Self.limit { rows.removeFirst(rows.count - Self.limit) }
    return row
  }

  private mutating func change(
    _ stamp: RequestStamp, _ change: (inout TimelineRow) -> Void
  ) -> TimelineRow? {
    // What was asked for before anybody looked has no row, and what is forgotten none any more.
    guard let id = open[stamp.number], let first = rows.first?.id, id >= first else { return nil }
    change(&rows[id - first])
    return rows[id - first]
  }

  private mutating func end(
    _ stamp: RequestStamp, at moment: Duration, _ change: (inout TimelineRow) -> Void
  ) -> TimelineRow? {
    defer { open[stamp.number] = nil }
    let start = began.removeValue(forKey: stamp.number)
    return self.change(stamp) { row in
      change(&row)
      row.milliseconds = start.map { Int((moment - $0) / .milliseconds(1)) }
    }
  }
}

extension TimelineRow {
  fileprivate mutating func explain(_ diagnostic: Diagnostic) {
    outcome = diagnostic.what
    code = diagnostic.code
    why = diagnostic.why
    fix = diagnostic.fix
  }
}
#endif
