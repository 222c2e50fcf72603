/// What a replay made of one record, as far as the two are compared.
struct ReplayedRecord {
  var answers: [String] = []
  var steps: [String]?
  var tree: String?
  var end: PlanRecord.End?
  /// Whether nobody asked for it here, so that only the tree is compared.
  let isTaken: Bool

  /// What came of a tree that was taken as recorded.
  init(tree: String) {
    self.tree = tree
    isTaken = true
  }

  /// A request of the replay and the guard that it still waits for.
  init(_ record: PlanRecord, waitsFor rule: RouteLabel?) {
    isTaken = false
    answers = record.answers.map(\.description)
    if let rule { answers.append("\(rule): not answered") }
    steps = record.change?.steps
    tree = record.change?.tree
    end = record.end
  }
}
