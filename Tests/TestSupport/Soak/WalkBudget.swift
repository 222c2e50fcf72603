import Foundation

/// How long walks go on: as many steps as `Scripts/soak` says, or else some seconds.
///
/// The seconds are those that the processor spends, so that a walk comes as far on a busy machine. Where other tests
/// run in the process, they spend them too.
package struct WalkBudget: Sendable {
  /// The budget of the walk that runs in this task; nil for a walk of so many steps.
  @TaskLocal package static var current: WalkBudget?

  private let steps: Int?
  private let seconds: Int
  private var end = 0

  /// Reads from the environment how much there is to spend.
  package init() throws {
    steps = try Self.number("PORTOLAN_SOAK_STEPS")
    seconds = try Self.number("PORTOLAN_WALK_SECONDS") ?? 10
  }

  /// The seconds begin.
  package mutating func begin() { end = Self.spent + seconds * 1_000_000_000 }

  /// Whether the seconds have been spent.
  package var isOver: Bool { steps == nil && Self.spent >= end }

  /// How many steps may come after so many.
  package func left(after done: Int) -> Int { isOver ? 0 : (steps ?? .max) - done }

  /// The nanoseconds that the processor has spent for this process: what is on the main actor has no
  /// thread of its own.
  private static var spent: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// A number of the environment; nil where there is none.
  package static func number(_ name: String) throws -> Int? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    guard let number = Int(text) else { throw NoNumber(name: name, text: text) }
    return number
  }
}

private struct NoNumber: Error, CustomStringConvertible {
  let name: String
  let text: String

  var description: String { "\(name) must be a number, not \(text)" }
}
