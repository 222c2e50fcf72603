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
    case .requested(let asked):
      lastID += 1
      open[asked.request.number] = (lastID, moment)
      return add(
        LogRecord(
          id: lastID, number: asked.request.number, words: asked.intent,
          requester: "\(asked.requester)", map: asked.request.map)
      )
    case .answered(let answer):
      return happen(.answered(guard: answer.guard.text, verdict: answer.verdict), answer.request)
    case .parked(let parked): return happen(.parked, parked.request)
    case .resumed(let resumed): return happen(.resumed, resumed.request)
    case .committed(let change):
      return happen(.changed(from: change.from, to: change.to), change.request)
    case .followed(let change):
      lastID += 1
      var record = LogRecord(
        id: lastID, words: "followed the screen", requester: "the user", map: change.map)
      record.happenings = [.changed(from: change.from, to: change.to)]
      return add(record)
    case .tappedAgain:
      lastID += 1
      return add(LogRecord(id: lastID, words: "\(event)", requester: "the user"))
    case .arrived(let arrival):
      return end(arrival.request, .arrived(at: arrival.route?.text), at: moment)
    case .failed(let failure):
      return end(failure.request, .init(failure.error.diagnostic), at: moment)
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
