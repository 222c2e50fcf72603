public import Portolan

extension NavigationReplay {
  /// The result of a replay: what differs from the log.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// The number of requests from the one at which the replay begins (see `run()`); 0 without one.
    public let replayed: Int
    /// The differences, in the order of the log; empty when all is equal.
    ///
    /// Later differences may follow from the first.
    public let differences: [Difference]
    /// The route cases whose values the log does not hold, so that samples of the maps replaced the
    /// routes.
    public let standIns: [StandIn]

    /// The counts, the text of each difference, and a line for each of `standIns`.
    public var description: String {
      var lines = ["\(replayed) replayed, \(differences.count) differences"]
      lines += differences.map(\.description)
      lines += standIns.map { "stood in: \($0)" }
      return lines.joined(separator: "\n")
    }
  }

  /// A part of a request that differs between the log and the replay.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The part of a request's record that a replay compares.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Subject: String, Hashable, Sendable {
      /// The guards that were asked, and their answers.
      case guards
      /// The host's steps for the last change.
      case steps
      /// The tree after the last change.
      case tree
      /// The end of the request.
      case outcome
    }

    /// The first line of the request's record (`LogRecord.title`).
    public let request: String
    /// The part of the record that differs.
    public let subject: Subject
    /// The part as the log has it; `nothing` when the log lacks it.
    public let recorded: String
    /// The part as the replay has it; `nothing` when the replay lacks it.
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

  /// A route case whose values the log lacks, so that samples of the map replaced its routes.
  public struct StandIn: Hashable, Sendable, CustomStringConvertible {
    /// The name of the case.
    public let route: RouteLabel
    /// The number of different routes of the case in the log.
    public let routes: Int
    /// The number of samples of the case in the map; if it is less than `routes`, several routes of
    /// the log became one.
    public let samples: Int

    /// One line with both numbers, and the consequence when there are fewer samples than routes.
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
