public import Portolan

extension ScreenModel {
  /// A place of a container that has its places from the start.
  package struct Place: Sendable {
    /// What the map lists there.
    package let member: AnyRoute?
    /// What stands there; nil for a slot.
    let node: NodeID?
  }
}

extension ScreenModel.Place: Equatable {
  /// Whether the same stands in both, or the same never stood there.
  ///
  /// Once a place is entered, what was listed there no longer shows.
  package static func == (one: Self, other: Self) -> Bool {
    one.node == other.node && (one.node != nil || one.member == other.member)
  }
}
