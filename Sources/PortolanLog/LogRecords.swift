import Portolan

/// The last records of a scene, made from its events; a log and a replay make them alike.
struct LogRecords {
  let limit: Int
  private(set) var all: [LogRecord] = []
  private var lastID = 0
  /// The records of the requests that have not ended, by number, and the moments of their
  /// beginning.
  private var open: [Int: (id: Int, began: Duration?)] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes an event, with its moment when there is a clock; returns the record that is new or has
  /// changed.
  mutating func note(_ event: NavigationEvent, at moment: Duration? = nil) -> LogRecord? {
    switch event {
    case .requested(let stamp, let words, let requester):
      lastID += 1
      open[stamp.number] = (lastID, moment)
      return add(
        LogRecord(
          id: lastID, number: stamp.number, words: words, requester: "\(requester)", map: stamp.map)
      )
    case .answered(let stamp, let rule, let verdict):
      return happen(.answered(guard: rule.text, verdict: verdict), stamp)
    case .parked(let stamp): return happen(.parked, stamp)
    case .resumed(let stamp): return happen(.resumed, stamp)
    case .committed(let stamp, let from, let to):
      return happen(
        .changed(steps: StepWords(NavigationPlan(from: from, to: to)).steps, tree: "\(to)"), stamp)
    case .followed(let map, let from, let to):
      lastID += 1
      var record = LogRecord(
        id: lastID, words: "followed the screen", requester: "the user", map: map)
      record.happenings = [
        .changed(steps: StepWords(NavigationPlan(from: from, to: to)).steps, tree: "\(to)")
      ]
      return add(record)
    case .tappedAgain:
      lastID += 1
      return add(LogRecord(id: lastID, words: "\(event)", requester: "the user"))
    case .arrived(let stamp, let label):
      return end(stamp, .arrived(at: label?.text), at: moment)
    case .failed(let stamp, let error): return end(stamp, .init(error.diagnostic), at: moment)
    case .diagnosed(let diagnostic):
      lastID += 1
      var record = LogRecord(
        id: lastID, words: diagnostic.what, requester: diagnostic.site.map { "\($0)" })
      record.end = .init(diagnostic)
      return add(record)
    }
  }

  private mutating func add(_ record: LogRecord) -> LogRecord {
    all.append(record)
    if all.count > limit { all.removeFirst(all.count - limit) }
    return record
  }

  /// Nil for a request that began before the log, or whose record was dropped.
  private func index(of stamp: RequestStamp) -> Int? {
    guard let id = open[stamp.number]?.id, let first = all.first?.id, id >= first else {
      return nil
    }
    return id - first
  }

  private mutating func happen(
    _ happening: LogRecord.Happening, _ stamp: RequestStamp
  ) -> LogRecord? {
    guard let index = index(of: stamp) else { return nil }
    all[index].happenings.append(happening)
    return all[index]
  }

  private mutating func end(
    _ stamp: RequestStamp, _ end: LogRecord.End, at moment: Duration?
  ) -> LogRecord? {
    defer { open[stamp.number] = nil }
    guard let index = index(of: stamp) else { return nil }
    all[index].end = end
    if let began = open[stamp.number]?.began, let moment {
      all[index].milliseconds = Int((moment - began) / .milliseconds(1))
    }
    return all[index]
  }
}
