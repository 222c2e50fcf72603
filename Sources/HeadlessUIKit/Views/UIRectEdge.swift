/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static var top: UIRectEdge { .init(rawValue: 1) }
  /// The left edge.
  public static var left: UIRectEdge { .init(rawValue: 2) }
  /// The bottom edge.
  public static var bottom: UIRectEdge { .init(rawValue: 4) }
  /// The right edge.
  public static var right: UIRectEdge { .init(rawValue: 8) }
  /// Every edge.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
