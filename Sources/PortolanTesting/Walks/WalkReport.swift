public import Portolan

/// The result of a walk.
public struct WalkReport<R: NavigationRoute>: Sendable, CustomStringConvertible {
  /// The seed of the walk.
  let seed: UInt64
  /// The reason why the walk could not begin; nil otherwise.
  public let hindrance: String?
  /// The law that was broken, and how; nil when all laws held.
  public internal(set) var failure: WalkFailure<R>?
  /// The steps that were tried, by kind.
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

  /// Whether the walk took place and all laws held.
  public var isGood: Bool { hindrance == nil && failure == nil }

  /// The number of steps.
  public var taken: Int { tallies.values.reduce(0) { $0 + $1.tried } }

  /// The failure, or the steps that were tried.
  public var description: String {
    if let hindrance { return "There was no walk: \(hindrance)." }
    if let failure { return "\(failure)\nseed \(seed)" }
    let rows = tallies.sorted { $0.key < $1.key }.map { kind, tally in
      "\(kind): \(tally.tried) tried, \(tally.accepted) accepted, \(tally.changed) changed something"
    }
    return (["\(taken) steps, seed \(seed)"] + rows).joined(separator: "\n")
  }
}
