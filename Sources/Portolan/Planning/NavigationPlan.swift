/// What a request would change: the tree before, the tree after, and the steps between.
///
/// `Navigator.plan(for:)` makes a plan. The steps follow from the two trees alone; equal trees give
/// equal steps. A plan never changes.
public final class NavigationPlan: Sendable, CustomStringConvertible {
  /// The tree before the plan.
  public let from: NavigationTree
  /// The tree after the plan has been performed.
  public let to: NavigationTree
  /// The steps that a host performs, in order.
  package let steps: [Step]
  /// The nodes (screens and containers) that the plan adds, containers before their children; the
  /// guards of their routes are asked before the commit.
  public let entering: [NodeID]
  /// The nodes of a kept part (in memory while another part is shown) that is shown again,
  /// containers before their children; their guards are asked again.
  package let returning: [NodeID]
  /// The nodes that the plan removes, front first.
  package let leaving: [NodeID]
  /// Nodes whose place or layout has changed, such as a split that collapsed.
  let reshaped: [NodeID]

  /// The transition from one part to another.
  package let partTransition: ScreenTransition
  /// Whether the steps are animated.
  package let isAnimated: Bool
  /// The requested motion for a replaced top of a stack; `motion(of:)` says how a step uses it.
  package let stackMotion: StackMotion
  /// The report, if the plan restores a scene.
  let restoration: RestorationReport?
  /// The target of the request; the front screen when it names none.
  let target: NodeID?
  /// Whether the request named a target.
  let asksForTarget: Bool
  /// The existing nodes onto which or over which the target was placed.
  let anchors: [NodeID]
  /// Whether the target was found, updated or built.
  let finding: Finding

  /// Whether the requested screen was open already, got a new value, or was built.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Finding: String, Hashable, Sendable, Codable {
    /// The screen was open, or in a kept part (in memory while another part is shown), with an
    /// equal route.
    case found
    /// The screen was open, or in a kept part (in memory while another part is shown), and got a
    /// new value of its route.
    case updated
    /// The screen was built.
    case built
  }

  init(
    _ difference: TreeDifference, partTransition: ScreenTransition = .automatic,
    isAnimated: Bool = true, stackMotion: StackMotion = .automatic,
    restoration: RestorationReport? = nil, target: NodeID? = nil, asksForTarget: Bool = false,
    anchors: [NodeID] = [], finding: Finding = .found
  ) {
    (from, to, steps) = (difference.from, difference.to, difference.steps)
    (entering, returning) = (difference.entering, difference.returning)
    (leaving, reshaped) = (difference.leaving, difference.reshaped)
    (self.partTransition, self.isAnimated) = (partTransition, isAnimated)
    (self.stackMotion, self.restoration) = (stackMotion, restoration)
    (self.target, self.asksForTarget) = (target, asksForTarget)
    (self.anchors, self.finding) = (anchors, finding)
  }

  /// Creates the plan that leads from one tree to another.
  package convenience init(from: NavigationTree, to: NavigationTree) {
    self.init(TreeDifference(from: from, to: to))
  }

  /// The plan that a host performs without animation, as under a curtain.
  var unanimated: NavigationPlan {
    guard isAnimated else { return self }
    return NavigationPlan(
      TreeDifference(from: from, to: to), partTransition: partTransition, isAnimated: false,
      stackMotion: stackMotion)
  }
}

extension NavigationPlan: Equatable {
  /// Whether both plans lead from equal trees to equal trees by the same steps and animations.
  public static func == (one: NavigationPlan, other: NavigationPlan) -> Bool {
    one === other
      || one.from == other.from && one.to == other.to && one.steps == other.steps
        && one.partTransition == other.partTransition && one.isAnimated == other.isAnimated
        && one.stackMotion == other.stackMotion && one.restoration == other.restoration
        && one.target == other.target && one.asksForTarget == other.asksForTarget
        && one.anchors == other.anchors && one.finding == other.finding
  }
}

extension NavigationPlan {
  /// The nodes that enter or return, also those that other screens cover.
  package var coming: [NodeID] { returning.isEmpty ? entering : entering + returning }

  /// The style in which the plan presents the layer whose root is this node; nil for any other
  /// node.
  public func style(of node: NodeID) -> PresentationStyle? {
    for case .present(node, let style) in steps { return style }
    return nil
  }

  /// Whether the plan changes nothing.
  public var isEmpty: Bool { steps.isEmpty && leaving.isEmpty }

  /// The steps in words, one in each line; empty when there are none.
  public var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
}
