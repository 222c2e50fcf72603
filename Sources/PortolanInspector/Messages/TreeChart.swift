#if DEBUG && Inspector
import Portolan

/// A navigation tree to be drawn: its outline, as an archive has it, and the facts of an open tree.
struct TreeChart: Hashable, Sendable, Codable {
  let outline: TreeOutline
  /// The routes' cases, with values only when the routes are loggable, by the outline's numbers.
  let names: [String]
  /// The number of each element's node.
  let ids: [Int]
  /// The elements that are visible, by their place in the outline.
  let visible: [Int]
  /// The members that were never entered, in the order of their containers and places.
  let slots: [Slot]

  struct Slot: Hashable, Sendable, Codable {
    /// The place of its container in the outline.
    let parent: Int
    /// Its position in the container.
    let position: Int
    /// The route's case, with values only when it is loggable.
    let name: String
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
