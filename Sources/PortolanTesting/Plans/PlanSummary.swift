public import Portolan

/// A plan in words: the trees before and after it, and the steps between.
///
/// ```swift
/// print(PlanSummary(try navigator.plan(for: .bag)).steps)
/// // ["select products in main", "present bag as sheet"]
/// ```
///
/// Screens are named by their routes with all values, a stack without a route by its first screen.
/// Two plans with equal summaries do the same, perhaps with other node ids.
public struct PlanSummary: Hashable, Sendable {
  /// The picture of the tree before the plan.
  public var from: String
  /// The picture of the tree after the plan.
  public var to: String
  /// The steps of the host, in order; empty when nothing changes.
  public var steps: [String]
  /// The screens and containers that are new, each after its container.
  public var enters: [String]
  /// The screens and containers that come back with a kept part, each after its container.
  public var returns: [String]
  /// The screens and containers that are closed, the front ones first.
  public var leaves: [String]

  /// Makes the summary of a plan.
  public init(_ plan: NavigationPlan) {
    from = plan.from.picture
    to = plan.to.picture
    steps = StepWords(plan) { $0.picture }.steps
    enters = Self.names(plan.entering, in: plan.to)
    returns = Self.names(plan.returning, in: plan.to)
    leaves = Self.names(plan.leaving, in: plan.from)
  }

  private static func names(_ ids: [NodeID], in tree: NavigationTree) -> [String] {
    ids.compactMap { tree.route(of: $0)?.picture }
  }
}
