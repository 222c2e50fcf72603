import Portolan

/// Stands in front of the delegate of a swipe.
final class SwipeFront: ForwardingDelegate, UIGestureRecognizerDelegate {
  private(set) weak var recognizer: UIGestureRecognizer?
  private let mayBegin: @MainActor (SwipeFront) -> Bool

  init(_ recognizer: UIGestureRecognizer, mayBegin: @escaping @MainActor (SwipeFront) -> Bool) {
    (self.recognizer, self.mayBegin) = (recognizer, mayBegin)
    super.init()
    app = recognizer.delegate
    recognizer.delegate = self
  }

  /// Whether UIKit's own delegate, or the app's, lets it begin (U62).
  var isPermitted: Bool {
    guard let recognizer else { return false }
    return (app as? any UIGestureRecognizerDelegate)?.permits(recognizer) != false
  }

  /// Whether a finger moves away from the side from which stacks go back.
  var goesForward: Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return false }
    let distance = pan.translation(in: view).x
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? distance > 0 : distance < 0
  }

  /// Lets the delegate that it found decide alone again.
  func leave() {
    if recognizer?.anyDelegate === self { recognizer?.anyDelegate = app }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(self)
  }
}
