extension Presentation {
  /// This presentation and those that stand on it, lowest first (U83).
  var chain: [Presentation] {
    var chain = [self]
    guard let window, let place = window.presentations.firstIndex(where: { $0 === self }) else {
      return chain
    }
    for next in window.presentations[(place + 1)...]
    where chain.contains(where: { next.presenter.stands(inside: $0.presented) }) {
      chain.append(next)
    }
    return chain
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let animates = animated && screen.animationsEnabled
    let dismissal = Dismissal(of: self, animated: animates, isInteractive: false)
    dismissal.completion = completion
    dismissal.begin()
    dismissal.proceed()
  }
}

extension UIViewController {
  func stands(inside ancestor: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === ancestor { return true }
      candidate = current.parentStorage
    }
    return false
  }
}
