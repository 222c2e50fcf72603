public import Portolan

/// A plan in words: the trees before and after it, and the steps between.
///
/// ```swift
/// print(PlanSummary(try navigator.plan(for: .bag)).steps)
/// // ["select products in main", "present bag as sheet"]
/// ```
///
/// Screens are named by their routes with all values, a stack without a route by its first screen.
/// Plans with equal summaries may differ in the numbers of their nodes.
public struct PlanSummary: Hashable, Sendable {
  /// The picture of the tree before.
  public var from: String
  /// The picture of the tree after.
  public var to: String
  /// The host's steps, in order.
  public var steps: [String]
  /// The new screens, ancestors first.
  public var enters: [String]
  /// The screens that come back with a kept part, ancestors first.
  public var returns: [String]
  /// The screens that go, front first.
  public var leaves: [String]

  /// Describes a plan.
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
