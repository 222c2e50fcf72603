import Foundation

/// How much of the tests a run is asked for.
package enum TestRun {
  /// Whether it is `Scripts/test --all`: in every world of the models, and with more seeds.
  package static let isWhole = ProcessInfo.processInfo.environment["PORTOLAN_ALL"] != nil

  /// The seeds of walks of which there are so many in a whole run, and a quarter in others.
  package static func seeds(_ count: Int) -> ClosedRange<Int> {
    1...(isWhole ? count : (count + 3) / 4)
  }
}
