import Foundation

/// Walks at random one after the other, as many as `Scripts/soak` says, or else a test.
@MainActor package struct Soak<Walk: RandomWalking> {
  private let name: String
  private let steps: Int
  private let seed: Int
  /// After how many failures it ends.
  private let patience: Int
  package private(set) var done = 0
  package private(set) var whileMoving = 0
  package private(set) var failures: [String] = []

  /// Reads how much is asked for from the environment.
  package init(of name: String, otherwise steps: Int) throws {
    self.name = name
    self.steps = try Self.number("PORTOLAN_SOAK_STEPS") ?? steps
    seed = try Self.number("PORTOLAN_SOAK_SEED") ?? 1
    patience = try Self.number("PORTOLAN_SOAK_FAILURES") ?? 10
  }

  private static func number(_ name: String) throws -> Int? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    guard let number = Int(text) else { throw NoNumber(name: name, text: text) }
    return number
  }

  /// Walks, and prints what `Scripts/soak` reads.
  package mutating func run(noting note: (Walk) -> Void = { _ in }) async {
    var next = UInt64(seed)
    while done < steps, failures.count < patience {
      var walk = Walk()
      let alarm = WalkAlarm(seed: next)
      await walk.run(seed: next, steps: min(Walk.length, steps - done))
      alarm.cancel()
      done += max(walk.steps, 1)
      whileMoving += walk.whileMoving
      if let failure = walk.failure { failures.append("seed \(next), \(failure)") }
      note(walk)
      next += 1
    }
    print("soak \(name): \(done) steps, \(whileMoving) while something moved")
    print("soak \(name): \(failures.count) failures")
  }
}

/// A walk of code and person under one choice of what Apple does not document.
@MainActor package protocol RandomWalking {
  init()
  var steps: Int { get }
  /// How many of the steps came while something moved.
  var whileMoving: Int { get }
  /// The law that broke, and where.
  var failure: String? { get }

  /// Walks so many steps and looks at the laws whenever nothing moves any more.
  mutating func run(seed: UInt64, steps count: Int) async
}

extension RandomWalking {
  /// How many steps a walk has.
  package static var length: Int { 50 }
}

private struct NoNumber: Error, CustomStringConvertible {
  let name: String
  let text: String

  var description: String { "\(name) must be a number, not \(text)" }
}
