extension NavigationReplay {
  /// One thing that came out otherwise.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// What is compared of a request.
    public enum Subject: String, Hashable, Sendable {
      /// Which guards were asked, and where they led.
      case guards
      /// What a host had to do.
      case steps
      /// The tree after it.
      case tree
      /// How it ended.
      case outcome
    }

    /// The request's number in the log; 0 for what the user did.
    public let number: Int
    /// The record's first line.
    let request: String
    /// What differs.
    public let subject: Subject
    /// What the log says.
    public let recorded: String
    /// What the replay came to.
    public let replayed: String

    /// Three lines: the request, what was recorded, what came out.
    public var description: String {
      "\(request): \(subject.rawValue)\n  recorded \(recorded)\n  replayed \(replayed)"
    }

    /// What differs between a record and its replay; nothing where that is nil.
    static func between(_ record: PlanRecord, _ replayed: ReplayedRecord?) -> [Self] {
      guard let replayed else { return [] }
      var found: [Self] = []
      let compare = { (subject: Subject, one: String?, other: String?) in
        guard one != other else { return }
        found.append(
          Self(
            number: record.number, request: record.title, subject: subject,
            recorded: one ?? "nothing", replayed: other ?? "nothing"))
      }
      compare(.tree, record.change?.tree, replayed.tree)
      if replayed.isTaken { return found }
      let answers = record.answers.map(\.description)
      compare(.guards, list(answers), list(replayed.answers))
      compare(.steps, record.change.map { list($0.steps) }, replayed.steps.map(list))
      if !mayEndAs(replayed.end, record) {
        compare(.outcome, record.end?.description, replayed.end?.description)
      }
      return found
    }

    private static func list(_ texts: [String]) -> String {
      texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }

    /// Whether the replay, which has no screen to wait for, may end like that.
    private static func mayEndAs(_ end: PlanRecord.End?, _ record: PlanRecord) -> Bool {
      let code = record.end?.code
      if end?.arrived == record.end?.arrived, end?.code == code { return true }
      let dependsOnScreen = record.end == nil || NavigationError.codesFromOutside.contains(code)
      return record.change != nil && end?.arrived != nil && dependsOnScreen
    }
  }
}

extension NavigationError {
  /// The ends that no plan and no guard leads to: others than the navigator decide on them.
  static let fromOutside: [Self] = [
    .superseded(by: nil), .cancelled, .expired, .sceneGone, .screenDisagreed, .stillMoving,
  ]
  fileprivate static let codesFromOutside = fromOutside.map { Optional($0.diagnostic.code) }
}
