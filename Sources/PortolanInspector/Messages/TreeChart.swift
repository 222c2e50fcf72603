#if DEBUG && Inspector
/// A navigation tree for a drawing: nodes in order, each after the one it stands in.
struct TreeChart: Hashable, Sendable, Codable {
  /// Back to front; parts that are kept come after the layers that are shown.
  var layers: [Layer] = []
  var nodes: [Node] = []

  struct Layer: Hashable, Sendable, Codable {
    /// How it is presented; `base` for the base content.
    let style: String
    let root: Int
    /// Whether it belongs to a part that is kept while another is shown.
    let isKept: Bool
  }

  struct Node: Hashable, Sendable, Codable {
    /// The node's number; the negative of its place in this list for a slot that was never entered.
    let id: Int
    let parent: Int?
    /// `screen`, `stack`, `tabs`, `split`, `pages`, `container`, `foreign` or `slot`.
    let kind: String
    /// The route's case, with values only where it allows that; empty for a stack without a name.
    let name: String
    /// Whether it is seen.
    let isVisible: Bool
    /// Whether it is the chosen member of its container.
    let isSelected: Bool
  }
}

/// The last change of a tree.
struct PlanChart: Hashable, Sendable, Codable {
  let before: TreeChart
  let after: TreeChart
  /// What a host had to do, in words.
  let steps: [String]
}
#endif
