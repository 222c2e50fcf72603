/// One element of what is shown: a screen or a container.
struct Node: Sendable, Equatable {
  enum Kind: Sendable {
    case screen, stack, tabs
  }

  let id: NodeID
  let parent: NodeID?
  // Beside the parent it takes no room of its own.
  let kind: Kind
  /// The place in the parent.
  let position: Int
  /// What it stands for; nil for a stack that needs no route.
  var route: AnyRoute?
  var children = Children()
  /// The place that is shown, in tabs.
  var selection = 0

  /// The place whose content is shown, in containers.
  var visiblePosition: Int? {
    switch kind {
    case .screen: return nil
    case .stack: return children.count - 1
    case .tabs: return selection
    }
  }

  /// Whether there is such a place and a node stands there.
  func isEntered(at position: Int) -> Bool {
    (0..<children.count).contains(position) && children[position].id != nil
  }

  /// Nil for a screen, and for tabs that a map gave no members.
  var visibleChild: NodeID? {
    guard let place = visiblePosition, place < children.count else { return nil }
    return children[place].id
  }
}

/// A node on the heap: leaves of the tree's map are one reference wide.
final class NodeBox: Sendable {
  let node: Node

  init(_ node: Node) {
    self.node = node
  }
}
