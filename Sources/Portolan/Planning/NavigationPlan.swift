/// The way from one tree to another: the steps, and the nodes that enter, return and leave.
///
/// It is derived from the two trees alone, whoever changed the tree; equal trees give equal plans.
/// It never changes, so whoever holds one holds a reference.
public final class NavigationPlan: Sendable, CustomStringConvertible {
  /// The tree from which the plan starts.
  public let from: NavigationTree
  /// The tree as it will be when the plan has been performed.
  public let to: NavigationTree
  /// The steps that a host performs, in order.
  package let steps: [Step]
  /// The nodes that the plan adds, ancestors first; their guards are asked before the commit.
  public let entering: [NodeID]
  /// Nodes of a kept part that is shown again, ancestors first; their guards are asked again.
  package let returning: [NodeID]
  /// Nodes that are removed, front first.
  package let leaving: [NodeID]
  /// Nodes whose place or layout has changed, such as a split that collapsed.
  let reshaped: [NodeID]

  /// The transition from one part to another.
  package let partTransition: ScreenTransition
  /// Whether the steps are animated.
  package let isAnimated: Bool
  /// The requested motion for a replaced top of a stack; `motion(of:)` tells how a step uses it.
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

  /// Whether the requested screen was open already, or was built.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Finding: String, Hashable, Sendable, Codable {
    /// It was open, or in a kept part, with an equal value.
    case found
    /// It was open, or in a kept part, and got a new value.
    case updated
    /// It was built.
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
  /// Whether both lead from and to equal trees, in the same way.
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
  /// The nodes that enter or return, including those behind other screens.
  package var coming: [NodeID] { returning.isEmpty ? entering : entering + returning }

  /// The style in which the plan presents the layer of a root node; nil for any other node.
  public func style(of node: NodeID) -> PresentationStyle? {
    for case .present(node, let style) in steps { return style }
    return nil
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { steps.isEmpty && leaving.isEmpty }

  /// The steps, one in each line.
  public var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
}
