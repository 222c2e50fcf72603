import Foundation

/// Ends the process with the seed of a walk that has no end: in a loop nobody else has a turn.
package struct WalkAlarm {
  private let bell: DispatchWorkItem

  /// Starts; a walk takes less than a second, also beside others.
  package init(seed: UInt64, seconds: Int = 300) {
    bell = DispatchWorkItem {
      fatalError("The walk of seed \(seed) has not ended after \(seconds) seconds.")
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: bell)
  }

  /// The walk has ended.
  package func cancel() { bell.cancel() }
}
