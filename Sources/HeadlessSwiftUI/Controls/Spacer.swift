public import Foundation

/// Room.
public struct Spacer {
  /// Leaves room.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, PrimitiveView {
  /// The evaluator builds it.
  public typealias Body = Never

  func build(_ node: ViewNode) {}
}

/// A line between views.
public struct Divider {
  /// Draws a line.
  nonisolated public init() {}
}

extension Divider: View, PrimitiveView {
  /// The evaluator builds it.
  public typealias Body = Never

  func build(_ node: ViewNode) {}
}
