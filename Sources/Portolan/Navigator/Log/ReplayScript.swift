/// What a replay does, in the order in which it happened.
struct ReplayScript {
  enum Kind: Hashable {
    case asked
    case answered(PlanRecord.Answer)
    case parked
    /// With these records, in one row.
    case resumed([Int])
    case changed
    case ended
  }

  struct Happening {
    let kind: Kind
    /// The place of the record.
    let record: Int
    let at: Int
  }

  private(set) var happenings: [Happening] = []

  init(_ records: [PlanRecord]) {
    for (place, record) in records.enumerated() {
      add(.asked, place, record.at)
      for answer in record.answers { add(.answered(answer), place, answer.at) }
      for moment in record.parked { add(.parked, place, moment) }
      if let change = record.change { add(.changed, place, change.at) }
      if let end = record.end { add(.ended, place, end.at) }
    }
    addResumed(records)
    // What happened at one moment stays in the order above.
    happenings = happenings.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }.map(\.element)
  }

  /// What was tried again at moments that follow each other was tried together.
  private mutating func addResumed(_ records: [PlanRecord]) {
    let all = records.enumerated().flatMap { place, record in
      record.resumed.map { (at: $0, place: place) }
    }.sorted { $0.at < $1.at }
    var group: [(at: Int, place: Int)] = []
    for next in all + [(at: .max, place: 0)] {
      if let first = group.first, let last = group.last, next.at != last.at &+ 1 {
        add(.resumed(group.map(\.place)), first.place, first.at)
        group = []
      }
      group.append(next)
    }
  }

  private mutating func add(_ kind: Kind, _ record: Int, _ moment: Int) {
    happenings.append(Happening(kind: kind, record: record, at: moment))
  }
}
