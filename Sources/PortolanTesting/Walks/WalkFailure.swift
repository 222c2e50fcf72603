public import Portolan

/// A law that a walk found broken, with the few steps that break it.
public struct WalkFailure<R: NavigationRoute>: Sendable, CustomStringConvertible {
  /// The law.
  public let law: NavigationLaw
  /// The observation that breaks the law.
  let what: String
  /// The steps that are needed.
  package let steps: [WalkStep<R>]
  /// The number of steps of the walk when the law was broken.
  public let taken: Int

  /// The steps as text, for `NavigationWalk.run(_:)`.
  public var script: String { WalkScript.text(of: steps) }

  /// The law, the observation, the steps, one in a line, and their script.
  public var description: String {
    let lines = steps.map { "  \($0)" }
    let head = "\(law): \(what)\nfound after \(taken) steps, of which \(steps.count) are needed:"
    return ([head] + lines + ["again: run(#\"\(script)\"#)"]).joined(separator: "\n")
  }
}
