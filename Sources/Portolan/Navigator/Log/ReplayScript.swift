/// What a replay does, in the order in which it happened.
struct ReplayScript {
  enum Kind: Hashable {
    case asked
    case answered(PlanRecord.Answer)
    case parked
    case resumed
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
      for moment in record.resumed { add(.resumed, place, moment) }
      if let change = record.change { add(.changed, place, change.at) }
      if let end = record.end { add(.ended, place, end.at) }
    }
    // What happened at one moment stays in the order above.
    happenings = happenings.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }.map(\.element)
  }

  private mutating func add(_ kind: Kind, _ record: Int, _ moment: Int) {
    happenings.append(Happening(kind: kind, record: record, at: moment))
  }
}
