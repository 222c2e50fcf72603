public import Foundation

/// What a popover may point at.
@available(tvOS, unavailable)
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIPopoverPresentationControllerSourceItem {
  /// Where it stands in a view; nil when it stands on no screen.
  ///
  /// Where a bar puts its buttons is not modelled: a button is nowhere.
  @available(tvOS, unavailable)
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let view = self as? UIView, view.window != nil else { return nil }
    let (place, reference) = (view.placeOnScreen, referenceView.placeOnScreen)
    return CGRect(
      x: place.x - reference.x, y: place.y - reference.y, width: view.frame.width,
      height: view.frame.height)
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIView {
  /// Its upper left corner in its window.
  fileprivate var placeOnScreen: CGPoint {
    sequence(first: self, next: \.superview).reduce(into: CGPoint.zero) { place, view in
      place.x += view.frame.minX
      place.y += view.frame.minY
    }
  }
}
