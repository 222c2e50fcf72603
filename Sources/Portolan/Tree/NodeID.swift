/// The id of a node in a navigation tree; never used twice in a scene.
public struct NodeID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  package let raw: UInt64

  package init(raw: UInt64) {
    self.raw = raw
  }

  /// Older nodes come first.
  public static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }

  /// The number: `#7`.
  public var description: String { "#\(raw)" }
}
