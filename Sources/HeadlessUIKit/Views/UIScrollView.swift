public import Foundation

/// A view whose content can be larger than itself.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// Which point of the content stands in the view's corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero

  /// The margin that is added round the content.
  open var contentInset = UIEdgeInsets.zero

  /// Whether a user may scroll.
  open var isScrollEnabled = true

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
