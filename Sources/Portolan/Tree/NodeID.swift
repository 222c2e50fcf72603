/// The id of a node (a screen or container of a tree); an id is never used twice in a scene.
public struct NodeID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  package let raw: UInt64

  package init(raw: UInt64) {
    self.raw = raw
  }

  /// Whether the first node was made before the second.
  public static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }

  /// The number of the id: `#7`.
  public var description: String { "#\(raw)" }
}
