import Foundation

/// What cards cover that let touches through beside them.
extension UIView {
  /// The height in a window from which on down some of its views cover what is behind; nil for none.
  static func shade(of views: ArraySlice<UIView>) -> CGFloat? {
    views.lazy.compactMap { ($0 as? PresentationContainerView)?.shadeEdge }.min()
  }

  /// Whether a card that covers everything from a height on down leaves nothing of a view in sight.
  ///
  /// A view without a size has no place: a finger is not kept from it.
  func isBehind(_ shade: CGFloat) -> Bool {
    if self is UIWindow || superviewStorage is UIWindow {
      // A layer as a whole; above a card of full height there is the system's bar alone.
      let upper = (self as? PresentationContainerView)?.upperEdge ?? 0
      return max(upper, UIPresentationController.cardTop) >= shade
    }
    return !storedFrame.isEmpty && upperEdgeInWindow >= shade
  }

  private var upperEdgeInWindow: CGFloat {
    guard let superview = superviewStorage else { return 0 }
    return superview.upperEdgeInWindow + storedFrame.minY - superview.boundsOrigin.y
  }
}
