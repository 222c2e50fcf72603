/// From one tree to another: the steps between, and what enters, returns and goes.
///
/// It is derived from the two trees alone, so navigation, folding and following the screen all
/// use it. Equal trees give an equal plan.
public struct Plan: Sendable, Equatable, CustomStringConvertible {
  private let box: DifferenceBox
  /// The look of a switch of parts.
  package var partTransition = PartTransition.cut
  /// Whether the steps are animated.
  package var isAnimated = true
  /// How a replaced top was asked to come; `motion(of:)` says what that makes of a step.
  package internal(set) var stackMotion = StackMotion.automatic
  /// What became of what was to be restored; nil for other plans.
  var restoration: RestorationReport?
  /// The node that was asked for, or what is in front when none was.
  var target: NodeID?
  /// Whether the target was asked for.
  var asksForTarget = false
  /// What the target was placed on or over, as far as it was there.
  var anchors: [NodeID] = []
  /// Whether the target was found, updated or built.
  var finding = Finding.found

  /// How the screen that was asked for came about.
  public enum Finding: String, Hashable, Sendable, Codable {
    /// It was there with an equal value.
    case found
    /// It was there and was given a new value.
    case updated
    /// It is new.
    case built
  }

  /// Derives the plan between two trees.
  package init(from: NavigationTree, to: NavigationTree) {
    box = DifferenceBox(TreeDifference(from: from, to: to))
  }

  /// A plan that changes no tree: the screen is brought back to it, without animation.
  init(repairing tree: NavigationTree, with steps: [Step]) {
    box = DifferenceBox(TreeDifference(in: tree, steps: steps))
    isAnimated = false
  }
}

extension Plan {
  /// What was shown.
  public var from: NavigationTree { box.difference.from }
  /// What is to be shown.
  public var to: NavigationTree { box.difference.to }
  /// What a host does, in order.
  package var steps: [Step] { box.difference.steps }
  /// Nodes that are new, ancestors first; their guards are asked.
  package var entering: [NodeID] { box.difference.entering }
  /// Nodes that come back with a part that was kept, ancestors first; guards are asked again.
  package var returning: [NodeID] { box.difference.returning }
  /// Nodes that are no longer there, front first.
  package var leaving: [NodeID] { box.difference.leaving }
  /// Containers that show what is in them in another way, such as a split that collapsed.
  var reshaped: [NodeID] { box.difference.reshaped }
  /// Nodes that are shown no more and live on, until another map has room for them.
  package var setAside: [NodeID] { box.difference.setAside }

  /// What comes onto the screen; what of it a host has built before may be behind.
  package var coming: [NodeID] { returning.isEmpty ? entering : entering + returning }

  /// Whether nothing changes.
  public var isEmpty: Bool { steps.isEmpty && leaving.isEmpty }

  /// The steps, one a line.
  public var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
}

/// A difference on the heap: a plan goes through many hands, each of which would count some twenty
/// references as used.
private final class DifferenceBox: Sendable, Equatable {
  let difference: TreeDifference

  init(_ difference: TreeDifference) {
    self.difference = difference
  }

  static func == (one: DifferenceBox, other: DifferenceBox) -> Bool {
    one === other || one.difference == other.difference
  }
}
