public import Portolan

extension NavigationReplay {
  /// The result of a replay.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// How many records were replayed and compared.
    public let replayed: Int
    /// The differences, in the order of the log; later ones may follow from the first.
    public let differences: [Difference]
    /// The cases for which samples stood in.
    public let standIns: [StandIn]

    /// The counts, then a line for each difference and sample.
    public var description: String {
      var lines = ["\(replayed) replayed, \(differences.count) differences"]
      lines += differences.map(\.description)
      lines += standIns.map { "stood in: \($0)" }
      return lines.joined(separator: "\n")
    }
  }

  /// One difference between the log and its replay.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// A compared part of a record.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Subject: String, Hashable, Sendable {
      /// The guards that were asked, and their answers.
      case guards
      /// The host's steps.
      case steps
      /// The tree afterwards.
      case tree
      /// The end.
      case outcome
    }

    /// The record's first line.
    public let request: String
    /// The part that differs.
    public let subject: Subject
    /// The part as the log has it.
    public let recorded: String
    /// The part as the replay has it.
    public let replayed: String

    /// Three lines: the request, the recorded part, the replayed part.
    public var description: String {
      "\(request): \(subject.rawValue)\n  recorded \(recorded)\n  replayed \(replayed)"
    }

    /// The differences between a record and its replay.
    static func between(_ record: LogRecord, _ replayed: LogRecord?) -> [Self] {
      guard record.number != nil else { return [] }
      let compared: [(Subject, String?, String?)] = [
        (.tree, record.tree, replayed?.tree),
        (.guards, list(record.answers), list(replayed?.answers)),
        (.steps, list(record.steps), list(replayed?.steps)),
        (.outcome, record.outcome, replayed?.outcome),
      ]
      return compared.filter { $0.1 != $0.2 }.map { subject, one, other in
        Self(
          request: record.title, subject: subject, recorded: one ?? "nothing",
          replayed: other ?? "nothing")
      }
    }

    private static func list(_ texts: [String]?) -> String? {
      guard let texts, !texts.isEmpty else { return nil }
      return texts.joined(separator: ", ")
    }
  }

  /// A case whose values the log does not hold, so that the map's samples stand in.
  public struct StandIn: Hashable, Sendable, CustomStringConvertible {
    /// The case.
    public let route: RouteLabel
    /// How many different routes of the case the log has.
    public let routes: Int
    /// How many samples of the case the map has.
    public let samples: Int

    /// One line; it tells when there are fewer samples than routes.
    public var description: String {
      let fault = samples < routes ? ", so several routes became one screen" : ""
      return "\(route): \(count(routes, "route")) in the log, "
        + "\(count(samples, "sample")) in the map\(fault)"
    }

    private func count(_ number: Int, _ noun: String) -> String {
      number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
  }
}

extension LogRecord {
  /// The place of arrival, or the code of the error; apps word reasons in different ways.
  fileprivate var outcome: String? {
    switch end {
    case .arrived(let place): return place.map { "arrived at \($0)" } ?? "arrived"
    case .failed(let code, _, _, _): return "failed \(code)"
    case nil: return nil
    }
  }
}
