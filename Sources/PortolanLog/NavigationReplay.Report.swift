public import Portolan

extension NavigationReplay {
  /// What a replay found.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// How many records were played and compared.
    public let replayed: Int
    /// What came out otherwise, in the order of the log; those after the first may follow from it.
    public let differences: [Difference]
    /// The cases for which samples stood in.
    public let standIns: [StandIn]

    /// All of it, a line for each.
    public var description: String {
      var lines = ["\(replayed) replayed, \(differences.count) differences"]
      lines += differences.map(\.description)
      lines += standIns.map { "stood in: \($0)" }
      return lines.joined(separator: "\n")
    }
  }

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

    /// The record's first line.
    public let request: String
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

    /// What differs between a record and its replay.
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

  /// A case for which the map's samples stand in, since its values are in no log.
  public struct StandIn: Hashable, Sendable, CustomStringConvertible {
    /// The case.
    public let route: RouteLabel
    /// How many different routes of the case the log has.
    public let routes: Int
    /// How many samples the map has of it.
    public let samples: Int

    /// One line; it says when there are too few samples to tell the routes apart.
    public var description: String {
      let fault = samples < routes ? ", so some of them became one" : ""
      return "\(route): \(routes) in the log, \(samples) samples in the map\(fault)"
    }
  }
}

extension LogRecord {
  /// Where it arrived, or the code of the error; the reasons that apps give differ.
  fileprivate var outcome: String? {
    switch end {
    case .arrived(let place): return place.map { "arrived at \($0)" } ?? "arrived"
    case .failed(let code, _, _, _): return "failed \(code)"
    case nil: return nil
    }
  }
}
