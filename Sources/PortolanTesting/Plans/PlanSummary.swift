public import Portolan

/// A plan in words: where it begins and ends, and what happens between.
///
/// ```swift
/// print(PlanSummary(try navigator.plan(for: .bag)).steps)
/// // ["select products in main", "present bag as sheet"]
/// ```
///
/// Screens are named by their routes with all values, a stack that needs no route by its first
/// screen. Two plans with equal summaries look alike; their nodes may have other numbers.
public struct PlanSummary: Hashable, Sendable {
  /// The picture of what was shown.
  public var from: String
  /// The picture of what is to be shown.
  public var to: String
  /// What a host does, in order.
  public var steps: [String]
  /// What is new, ancestors first.
  public var enters: [String]
  /// What comes back with a part that was kept, ancestors first.
  public var returns: [String]
  /// What goes, front first.
  public var leaves: [String]

  /// Describes a plan.
  public init(_ plan: Plan) {
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
