extension UIGestureRecognizerDelegate {
  /// Whether a gesture may begin; the requirement is optional in UIKit alone.
  package func permits(_ recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(UIKit) && canImport(ObjectiveC)
    return gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
    return gestureRecognizerShouldBegin(recognizer)
    #endif
  }
}
