#if DEBUG && Inspector
/// A navigation tree to be drawn: nodes in order, each after its parent.
struct TreeChart: Hashable, Sendable, Codable {
  /// Back to front; kept parts come after the open layers.
  var layers: [Layer] = []
  var nodes: [Node] = []

  struct Layer: Hashable, Sendable, Codable {
    /// Its presentation style; `base` for the base content.
    let style: String
    let root: Int
    /// Whether it belongs to a kept part.
    let isKept: Bool
  }

  struct Node: Hashable, Sendable, Codable {
    /// The node's number; for a slot that was never entered, the negative of its index in this
    /// list.
    let id: Int
    let parent: Int?
    /// `screen`, `stack`, `tabs`, `split`, `pages`, `container`, `foreign` or `slot`.
    let kind: String
    /// The route's case, with values only when it is loggable; empty for a stack without a route.
    let name: String
    /// Whether it is visible.
    let isVisible: Bool
    /// Whether it is selected in its container.
    let isSelected: Bool
  }
}

/// The last change of a tree.
struct PlanChart: Hashable, Sendable, Codable {
  let before: TreeChart
  let after: TreeChart
  /// The host's steps, in words.
  let steps: [String]
}
#endif
