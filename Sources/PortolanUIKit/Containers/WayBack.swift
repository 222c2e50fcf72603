import Portolan

/// Keeps UIKit from going back by itself while a screen on top wants to be asked first.
///
/// UIKit pops on the bar's Back button and on a swipe without asking anybody. So the button asks
/// the navigator for the move, and the swipe is off. A `backAction` of the app's own and a swipe
/// that the app turned off stay as they are. What the menu of a long press on Back or, from iOS 26,
/// a swipe in the content pops is not stopped; the tree follows it.
@MainActor final class WayBack {
  private struct Swipe {
    weak var recognizer: UIGestureRecognizer?
  }

  private let action: UIAction
  /// The swipes that were turned off here.
  private var stopped: [Swipe] = []

  init(_ goBack: @escaping @MainActor () -> Void) {
    action = UIAction { _ in goBack() }
  }

  /// Takes the Back button of a screen over, or gives it back.
  func setButton(of screen: UIViewController, asks: Bool) {
    let item = screen.navigationItem
    if asks, item.backAction == nil { item.backAction = action }
    if !asks, item.backAction === action { item.backAction = nil }
  }

  /// Turns the swipe of a stack off, or on again.
  func setSwipe(in stack: UINavigationController, asks: Bool) {
    guard asks || !stopped.isEmpty, let recognizer = stack.interactivePopGestureRecognizer else {
      return
    }
    if asks, recognizer.isEnabled {
      recognizer.isEnabled = false
      stopped.append(Swipe(recognizer: recognizer))
    }
    if !asks, stopped.contains(where: { $0.recognizer === recognizer }) {
      recognizer.isEnabled = true
      stopped.removeAll { $0.recognizer === recognizer || $0.recognizer == nil }
    }
  }
}
