extension UIView {
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
