package import Portolan

extension ScreenModel {
  /// A position of a container with a fixed number of them.
  package struct Place: Sendable {
    /// The route that the map lists there.
    package let member: AnyRoute?
    /// The node there; nil for a slot.
    let node: NodeID?
  }
}

extension ScreenModel.Place: Equatable {
  /// Whether both have the same node, or are slots of the same route.
  ///
  /// Once a position is entered, its listed route no longer shows.
  package static func == (one: Self, other: Self) -> Bool {
    one.node == other.node && (one.node != nil || one.member == other.member)
  }
}
