/// One change that a host performs.
package enum Step: Hashable, Sendable {
  /// Dismiss all layers above the one at this index; the base content is at 0.
  case dismiss(above: Int)
  /// Show another base content; nil shows nothing.
  case switchPart(to: NodeID?)
  /// Put a node into a position of a container; nil empties the position.
  case fill(in: NodeID, position: Int, with: NodeID?)
  /// Give a container its members again, in changed number or order, and show the front one.
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

extension Step {
  var presentsOrSwitches: Bool {
    switch self {
    case .present, .switchPart: return true
    case .dismiss, .fill, .setMembers, .setStack, .select, .update: return false
    }
  }
}

extension NavigationPlan {
  /// Whether screens of the layers above a place stay open, elsewhere.
  func keepsScreens(ofLayersAbove place: Int) -> Bool {
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
