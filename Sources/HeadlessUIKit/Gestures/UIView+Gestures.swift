extension UIView {
  /// The view's recogniser of a kind that is turned on and tells somebody.
  func recognizer<Recognizer: UIGestureRecognizer>(_ kind: Recognizer.Type) -> Recognizer? {
    rare?.recognizers.lazy.compactMap { $0 as? Recognizer }.first { $0.isEnabled && $0.isHeard }
  }

  func adopt(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    rareState.recognizers.append(recognizer)
    recognizer.move(to: self)
  }

  func dismiss(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    rareState.recognizers.removeAll { $0 === recognizer }
    recognizer.move(to: nil)
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in rare?.recognizers ?? [] { dismiss(old) }
    for new in recognizers { adopt(new) }
  }
}
