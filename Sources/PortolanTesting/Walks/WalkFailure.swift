public import Portolan

/// The failure of a walk (`NavigationWalk`): the law that its random steps broke, and the steps.
///
/// A law is a rule that must always hold. The steps are only those that are needed to break the
/// law.
public struct WalkFailure<R: NavigationRoute>: Sendable, CustomStringConvertible {
  /// The law that the steps break.
  public let law: NavigationLaw
  /// The observation that breaks the law.
  let what: String
  /// The steps that are needed.
  package let steps: [WalkStep<R>]
  /// The number of random steps that the walk took before the law was broken.
  public let taken: Int

  /// The steps that are enough to break the law, as a text; pass it to `NavigationWalk.run(_:)` to
  /// take just these steps again.
  public var script: String { WalkScript.text(of: steps) }

  /// The law, what broke it, the steps that are needed, each on a line of its own, and `script`.
  public var description: String {
    let lines = steps.map { "  \($0)" }
    let head = "\(law): \(what)\nfound after \(taken) steps, of which \(steps.count) are needed:"
    return ([head] + lines + ["again: run(#\"\(script)\"#)"]).joined(separator: "\n")
  }
}
