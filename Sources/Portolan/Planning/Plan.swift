/// The way from one tree to another: the steps, and the nodes that enter, return and leave.
///
/// It is derived from the two trees alone, whoever changed the tree; equal trees give equal plans.
public struct Plan: Sendable, Equatable, CustomStringConvertible {
  // A plan is copied often: on the heap, each copy costs one reference.
  private let facts: Boxed<Facts>

  /// The values of a plan.
  struct Facts: Sendable, Equatable {
    let difference: TreeDifference
    var partTransition = ScreenTransition.automatic
    var isAnimated = true
    var stackMotion = StackMotion.automatic
    /// The report, if the plan restores a scene.
    var restoration: RestorationReport?
    /// The target of the request; the front screen when it names none.
    var target: NodeID?
    /// Whether the request named a target.
    var asksForTarget = false
    /// The existing nodes onto which or over which the target was placed.
    var anchors: [NodeID] = []
    /// Whether the target was found, updated or built.
    var finding = Finding.found

    init(_ difference: TreeDifference) { self.difference = difference }
  }

  /// Whether the requested screen was open already, or was built.
  public enum Finding: String, Hashable, Sendable, Codable {
    /// It was open, or in a kept part, with an equal value.
    case found
    /// It was open, or in a kept part, and got a new value.
    case updated
    /// It was built.
    case built
  }

  init(_ facts: Facts) { self.facts = Boxed(facts) }

  /// Creates the plan that leads from one tree to another.
  package init(from: NavigationTree, to: NavigationTree) {
    self.init(Facts(TreeDifference(from: from, to: to)))
  }

  /// A plan that leaves the tree as it is, and makes the host show the tree again, unanimated.
  init(repairing tree: NavigationTree, with steps: [Step]) {
    var facts = Facts(TreeDifference(in: tree, steps: steps))
    facts.isAnimated = false
    self.init(facts)
  }

  /// The same plan without animation.
  var unanimated: Plan {
    var facts = facts.value
    facts.isAnimated = false
    return Plan(facts)
  }
}

extension Plan {
  /// The tree from which the plan starts.
  public var from: NavigationTree { facts.value.difference.from }
  /// The tree as it will be when the plan has been performed.
  public var to: NavigationTree { facts.value.difference.to }
  /// The steps that a host performs, in order.
  package var steps: [Step] { facts.value.difference.steps }
  /// The nodes that the plan adds, ancestors first; their guards are asked before the commit.
  public var entering: [NodeID] { facts.value.difference.entering }
  /// Nodes of a kept part that is shown again, ancestors first; their guards are asked again.
  package var returning: [NodeID] { facts.value.difference.returning }
  /// Nodes that are removed, front first.
  package var leaving: [NodeID] { facts.value.difference.leaving }
  /// Nodes whose place or layout has changed, such as a split that collapsed.
  var reshaped: [NodeID] { facts.value.difference.reshaped }

  /// The transition from one part to another.
  package var partTransition: ScreenTransition { facts.value.partTransition }
  /// Whether the steps are animated.
  package var isAnimated: Bool { facts.value.isAnimated }
  /// The requested motion for a replaced top of a stack; `motion(of:)` tells how a step uses it.
  package var stackMotion: StackMotion { facts.value.stackMotion }
  var restoration: RestorationReport? { facts.value.restoration }
  var target: NodeID? { facts.value.target }
  var asksForTarget: Bool { facts.value.asksForTarget }
  var anchors: [NodeID] { facts.value.anchors }
  var finding: Finding { facts.value.finding }

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
