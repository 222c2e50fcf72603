import Foundation

/// Ends the process with the seed of a walk that has no end: in a loop nobody else has a turn.
///
/// Only `Scripts/soak` sets the alarm, where walks run alone; among other tests a walk waits for its
/// turns.
package struct WalkAlarm {
  private static let seconds: Int? =
    ProcessInfo.processInfo.environment["PORTOLAN_SOAK_STEPS"] == nil ? nil : 300
  private let bell: DispatchWorkItem

  package init(seed: UInt64, seconds: Int? = seconds) {
    bell = DispatchWorkItem {
      fatalError("The walk of seed \(seed) has not ended in time.")
    }
    guard let seconds else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: bell)
  }

  /// The walk has ended.
  package func cancel() { bell.cancel() }
}
