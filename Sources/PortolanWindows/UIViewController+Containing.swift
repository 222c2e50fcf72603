extension UIViewController {
  /// Shows a child without animation: added, sized, shown, notified (S0.8).
  package func contain(_ child: UIViewController, in frame: CGRect, behind: Bool = false) {
    addChild(child)
    fill(frame, with: child)
    if behind { view.insertSubview(child.view, at: 0) } else { view.addSubview(child.view) }
    child.didMove(toParent: self)
  }

  package func leaveContainer() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  package func fill(_ frame: CGRect, with child: UIViewController) {
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
