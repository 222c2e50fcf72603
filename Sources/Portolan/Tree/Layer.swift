/// The base content or a modal over it.
struct Layer: Hashable, Sendable {
  /// Nil for the base content and for what somebody else presented.
  let style: PresentationStyle?
  let root: NodeID
}
