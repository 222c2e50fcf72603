import Foundation
import Observation

/// What the system called, with the time since the first call.
@MainActor @Observable final class CallLog {
  struct Call: Identifiable {
    let id: Int
    let text: String
  }

  private(set) var calls: [Call] = []
  private var begin: ContinuousClock.Instant?

  nonisolated init() {}

  /// Adds a call, and prints it for the console.
  func add(_ name: String) {
    let now = ContinuousClock.now
    let first = begin ?? now
    begin = first
    let call = Call(id: calls.count, text: "\(now - first)  \(name)")
    calls.append(call)
    print(call.text)
  }

  func clear() {
    calls = []
    begin = nil
  }
}
