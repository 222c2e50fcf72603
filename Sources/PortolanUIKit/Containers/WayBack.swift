import Portolan

/// Keeps UIKit from going back by itself while a screen on top wants to be asked first.
///
/// UIKit pops on the bar's Back button and on a swipe without asking anybody. So the button asks the
/// navigator for the move, and so does a swipe, which does not begin. A `backAction` of the app's own
/// and a swipe that the app turned off stay as they are. What the menu of a long press on Back pops
/// is not stopped; the tree follows it.
final class WayBack: NSObject, UIGestureRecognizerDelegate {
  private struct Swipe {
    weak var recognizer: UIGestureRecognizer?
    /// Whose rules say whether a swipe would begin (U62).
    weak var delegate: (any UIGestureRecognizerDelegate)?
  }

  private let action: UIAction
  private let goBack: @MainActor () -> Void
  /// The swipes that ask.
  private var asking: [Swipe] = []

  init(_ goBack: @escaping @MainActor () -> Void) {
    self.goBack = goBack
    action = UIAction { _ in goBack() }
  }

  /// Takes the Back button of a screen over, or gives it back; the item keeps a copy (U168).
  func setButton(of screen: UIViewController, asks: Bool) {
    let item = screen.navigationItem
    if asks, item.backAction == nil { item.backAction = action }
    if !asks, item.backAction?.identifier == action.identifier { item.backAction = nil }
  }

  /// Lets the swipes of a stack ask, or go back by themselves again.
  func setSwipe(in stack: UINavigationController, asks: Bool) {
    guard asks || !asking.isEmpty else { return }
    for recognizer in stack.popGestures {
      let place = asking.firstIndex { $0.recognizer === recognizer }
      if asks, place == nil {
        asking.append(Swipe(recognizer: recognizer, delegate: recognizer.delegate))
        recognizer.delegate = self
      } else if !asks, let place {
        recognizer.delegate = asking.remove(at: place).delegate
      }
    }
    asking.removeAll { $0.recognizer == nil }
  }

  /// Asks for what the swipe would do, and lets it begin nothing.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let swipe = asking.first { $0.recognizer === gestureRecognizer }
    if swipe?.delegate?.permits(gestureRecognizer) != false { goBack() }
    return false
  }
}
