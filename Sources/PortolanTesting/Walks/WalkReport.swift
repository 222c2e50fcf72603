public import Portolan

/// What a walk found.
public struct WalkReport<R: NavigationRoute>: Sendable, CustomStringConvertible {
  /// The seed of the walk.
  let seed: UInt64
  /// Why there was no walk at all; nil when there was one.
  public let hindrance: String?
  /// The law that was broken, and how; nil when all of them held.
  public internal(set) var failure: WalkFailure<R>?
  /// What was tried, by kind of step.
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

  /// Whether there was a walk and all laws held.
  public var isGood: Bool { hindrance == nil && failure == nil }

  /// How many steps were taken.
  public var taken: Int { tallies.values.reduce(0) { $0 + $1.tried } }

  /// What went wrong, or what was tried.
  public var description: String {
    if let hindrance { return "There was no walk: \(hindrance)." }
    if let failure { return "\(failure)\nseed \(seed)" }
    let rows = tallies.sorted { $0.key < $1.key }.map { kind, tally in
      "\(kind): \(tally.tried) tried, \(tally.accepted) accepted, \(tally.changed) changed something"
    }
    return (["\(taken) steps, seed \(seed)"] + rows).joined(separator: "\n")
  }
}

/// A law that a walk found broken, with the few steps that break it.
public struct WalkFailure<R: NavigationRoute>: Sendable, CustomStringConvertible {
  /// The law.
  public let law: NavigationLaw
  /// What was seen.
  let what: String
  /// The steps that are needed.
  package let steps: [WalkStep<R>]
  /// How many steps the walk had taken when it was found.
  public let taken: Int

  /// The steps as text, which `NavigationWalk.run(_:)` takes again.
  public var script: String { WalkScript.text(of: steps) }

  /// The law, what was seen, the steps, one a line, and their script.
  public var description: String {
    let lines = steps.map { "  \($0)" }
    let head = "\(law): \(what)\nfound after \(taken) steps, of which \(steps.count) are needed:"
    return ([head] + lines + ["again: run(#\"\(script)\"#)"]).joined(separator: "\n")
  }
}
