public import Foundation

/// The name under which Apple keeps the axes of a layout; constraints are not modelled.
@MainActor open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
