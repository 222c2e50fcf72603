public import Portolan

/// The result of a walk (`NavigationWalk`), a test of random steps.
public struct WalkReport<R: NavigationRoute>: Sendable, CustomStringConvertible {
  /// The seed of the walk.
  let seed: UInt64
  /// Why the walk could not begin, such as a map without samples; nil if the walk took place.
  public let hindrance: String?
  /// The law that the steps broke, and how; nil when all laws held.
  public internal(set) var failure: WalkFailure<R>?
  /// How often each kind of step was tried; the key is the name of the kind, such as `push`.
  ///
  /// Empty if the walk could not begin.
  public let tallies: [String: WalkTally]

  init(seed: UInt64, hindrance: String) {
    self.seed = seed
    self.hindrance = hindrance
    tallies = [:]
  }

  init(seed: UInt64, run: WalkRun) {
    self.seed = seed
    hindrance = nil
    tallies = run.tallies
  }

  /// Whether the walk took place, and every law of the navigator that it checks held.
  public var isGood: Bool { hindrance == nil && failure == nil }

  /// The number of steps that the walk took.
  public var taken: Int { tallies.values.reduce(0) { $0 + $1.tried } }

  /// The reason why there was no walk, or the failure, or a line for each kind of step.
  public var description: String {
    if let hindrance { return "There was no walk: \(hindrance)." }
    if let failure { return "\(failure)\nseed \(seed)" }
    let rows = tallies.sorted { $0.key < $1.key }.map { kind, tally in
      "\(kind): \(tally.tried) tried, \(tally.accepted) accepted, \(tally.changed) changed something"
    }
    return (["\(taken) steps, seed \(seed)"] + rows).joined(separator: "\n")
  }
}
