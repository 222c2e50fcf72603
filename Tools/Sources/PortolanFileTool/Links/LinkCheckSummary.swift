import PortolanLinks
import PortolanUniversalLinks

/// What came of many links: as large as there are reasons, however many links there are.
struct LinkCheckSummary {
  private struct Reason {
    var count = 0
    var examples: [Example] = []
  }

  private struct Example {
    let line: Int
    let url: String
    let sentence: String
  }

  private(set) var checked = 0
  private(set) var failed = 0
  private var line = 0
  private var reasons: [String: Reason] = [:]
  private let examples: Int

  /// Keeps so many examples for each reason.
  init(examples: Int) { self.examples = examples }

  /// Reads a line; an empty one says nothing.
  mutating func check<Output>(_ text: String, in table: PortolanLinks.LinkTable<Output>) {
    line += 1
    guard !text.isEmpty else { return }
    checked += 1
    do throws(PortolanLinks.LinkProblem) { _ = try table.read(text) } catch { note(error, text) }
  }

  private mutating func note(_ problem: PortolanLinks.LinkProblem, _ url: String) {
    failed += 1
    let hasRoom = reasons[problem.name, default: Reason()].examples.count < examples
    reasons[problem.name, default: Reason()].count += 1
    guard hasRoom else { return }
    let example = Example(line: line, url: String(url.prefix(2_000)), sentence: problem.sentence)
    reasons[problem.name]?.examples.append(example)
  }

  /// The commonest reason first.
  private var sorted: [(name: String, reason: Reason)] {
    reasons.map { (name: $0.key, reason: $0.value) }.sorted {
      ($1.reason.count, $0.name) < ($0.reason.count, $1.name)
    }
  }

  func say(on console: Console) {
    for (name, reason) in sorted {
      console.say(console.text("\(name): \(Count.of(reason.count, "link"))", .bad))
      var rows = TextTable("line", "link", "reason")
      for example in reason.examples {
        rows.add(
          .init("\(example.line)", .faint), .init(example.url), .init(example.sentence, .faint))
      }
      rows.say(on: console)
      console.say("")
    }
    console.say(
      console.text(
        "\(Count.of(checked, "link")), \(failed) of them \(failed == 1 ? "stands" : "stand") for nothing",
        failed == 0 ? .good : .bad))
  }

  var json: JSONValue {
    let reasons = sorted.map { name, reason in
      let examples = reason.examples.map { example in
        JSONValue.object([
          .init("line", .number("\(example.line)")), .init("url", .string(example.url)),
          .init("reason", .string(example.sentence)),
        ])
      }
      return JSONValue.object([
        .init("name", .string(name)), .init("count", .number("\(reason.count)")),
        .init("examples", .array(examples)),
      ])
    }
    return .object([
      .init("checked", .number("\(checked)")), .init("failed", .number("\(failed)")),
      .init("reasons", .array(reasons)),
    ])
  }
}

extension PortolanLinks.LinkProblem {
  /// What to count it under.
  fileprivate var name: String {
    switch self {
    case .tooLong: "too long"
    case .tooManySegments: "too many segments"
    case .malformed: "no URL"
    case .unknownScheme: "unknown scheme"
    case .unknownHost: "unknown host"
    case .userInfo: "user or password"
    case .port: "unknown port"
    case .noPattern: "no pattern"
    case .ambiguous: "ambiguous"
    @unknown default: "another problem"
    }
  }
}
