/// Content that can be moved.
public struct ScrollView<Content> where Content: View {
  let inside: Content

  /// Lets content be moved.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    inside = content()
  }
}

extension ScrollView: View, ContainerView {
  /// The evaluator builds it.
  public typealias Body = Never
}

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
