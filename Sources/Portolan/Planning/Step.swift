/// One change that a host performs.
public enum Step: Hashable, Sendable {
  /// Dismiss all layers above the one at this place; the base content is at 0.
  case dismiss(above: Int)
  /// Show another base content; nil shows nothing.
  case switchPart(to: NodeID?)
  /// Put content into a place of a container, or an empty slot where content was.
  case fill(in: NodeID, position: Int, with: NodeID?)
  /// Give a container the members that the tree has for it now, in number or order other than
  /// before, and show the one that is then in front.
  case setMembers(of: NodeID)
  /// Keep so many elements of a stack, then put others on top.
  case setStack(NodeID, keeping: Int, pushing: [NodeID])
  /// Bring a member of a container to the front.
  case select(in: NodeID, position: Int)
  /// Give a screen its new value.
  case update(NodeID)
  /// Present a layer over what is shown.
  case present(NodeID, PresentationStyle)
}
