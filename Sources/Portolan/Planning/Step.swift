/// One change that a host performs.
package enum Step: Hashable, Sendable {
  /// Dismiss all layers above the one at this index; the base content is at 0.
  case dismiss(above: Int)
  /// Show another base content; nil shows nothing.
  case switchPart(to: NodeID?)
  /// Put a node into a position of a container; nil empties the position.
  case fill(in: NodeID, position: Int, with: NodeID?)
  /// Give a container its members anew, in changed number or order, and show the front one.
  case setMembers(of: NodeID)
  /// Keep the first elements of a stack, `keeping` many, then put `pushing` on top.
  case setStack(NodeID, keeping: Int, pushing: [NodeID])
  /// Bring a member of a container to the front.
  case select(in: NodeID, position: Int)
  /// Give a screen its new value.
  case update(NodeID)
  /// Present a layer over the front screen.
  case present(NodeID, PresentationStyle)
}

/// A plan's steps in the order and with the animations that look right on any screen.
///
/// Only the last step is animated: changes beneath a closing layer are made before it closes.
package final class PlannedSteps: Sendable {
  package let plan: Plan
  package let steps: [(step: Step, isAnimated: Bool)]
  /// How the screen of the last step comes or goes; nil when that step is not animated.
  package let transition: ScreenTransition?

  /// Orders a plan's steps; a step is not animated when the maps say `cut`.
  package init(_ plan: Plan, under maps: MapSet = MapSet()) {
    self.plan = plan
    var order: [(step: Step, isAnimated: Bool)] = []
    for step in plan.steps {
      if case .update = step { continue }
      order.append((step, false))
    }
    // Another map may move a screen out of a layer, which closes first then.
    if plan.isAnimated, order.count > 1, case .dismiss(let above)? = order.first?.step,
      !order.contains(where: \.step.presentsOrSwitches), !plan.keepsScreens(ofLayersAbove: above)
    {
      order.append(order.removeFirst())
    }
    if plan.isAnimated, let last = order.last?.step,
      Self.moves(last, of: plan, alone: order.count == 1)
    {
      transition = maps.transition(of: last, in: plan)
      order[order.count - 1].isAnimated = transition != .cut
    } else {
      transition = nil
    }
    steps = order
  }

  /// A stack moves neither when it has just come into view nor when its top stays.
  private static func moves(_ step: Step, of plan: Plan, alone: Bool) -> Bool {
    if case .setStack = step { return alone && plan.motion(of: step) != nil }
    return true
  }
}

extension Step {
  fileprivate var presentsOrSwitches: Bool {
    switch self {
    case .present, .switchPart: return true
    case .dismiss, .fill, .setMembers, .setStack, .select, .update: return false
    }
  }
}

extension Plan {
  /// Whether screens of the layers above a place stay open, elsewhere.
  fileprivate func keepsScreens(ofLayersAbove place: Int) -> Bool {
    from.layerRoots.dropFirst(place + 1).contains { from.subtree($0).contains(where: to.contains) }
  }

  /// Whether the plan shows or closes layers, or exchanges the part.
  var changesLayers: Bool {
    steps.contains { step in
      switch step {
      case .dismiss, .switchPart, .present: return true
      case .fill, .setMembers, .setStack, .select, .update: return false
      }
    }
  }

  /// Whether the plan changes the content of a container, or brings it.
  func changes(_ container: NodeID) -> Bool {
    coming.contains(container)
      || steps.contains { step in
        switch step {
        case .fill(let id, _, _), .setMembers(let id), .setStack(let id, _, _), .select(let id, _):
          return id == container
        case .dismiss, .switchPart, .present, .update: return false
        }
      }
  }
}
