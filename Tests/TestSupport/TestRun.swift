import Foundation

/// How much of the tests a run is asked for.
package enum TestRun {
  /// Whether it is `Scripts/test --all`: in many more worlds of the models, and with more seeds.
  package static let isWhole = asked != nil

  private static let asked = ProcessInfo.processInfo.environment["PORTOLAN_ALL"]

  /// What is otherwise together in one world: each thing alone with `--each`, else three that do not
  /// follow each other, since neighbours are about one question.
  package static func together<Thing>(_ things: [Thing]) -> [[Thing]] {
    let worlds = asked == "each" ? things.count : (things.count + 2) / 3
    return (0..<worlds).map { first in
      stride(from: first, to: things.count, by: worlds).map { things[$0] }
    }
  }

  /// The seeds of walks of which there are so many in a whole run, and a quarter in others.
  package static func seeds(_ count: Int) -> ClosedRange<Int> {
    1...(isWhole ? count : (count + 3) / 4)
  }
}
