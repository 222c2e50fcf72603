public import Portolan

/// A plan in words: the trees before and after it, and the steps between.
///
/// ```swift
/// print(PlanSummary(try navigator.plan(for: .bag)).steps)
/// // ["select products in main", "present bag as sheet"]
/// ```
///
/// Screens are named by their routes with all values, a stack without a route by its first screen.
/// Two plans with equal summaries have the same effect; only their node ids may differ.
public struct PlanSummary: Hashable, Sendable {
  /// The picture of the tree before the plan.
  public var from: String
  /// The picture of the tree after the plan.
  public var to: String
  /// The steps that the host performs, in order; empty if nothing changes.
  public var steps: [String]
  /// The screens and containers that are new; a container comes before its content.
  public var enters: [String]
  /// The screens and containers that come back with a kept part; a container comes before its
  /// content.
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
