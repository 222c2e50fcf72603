package import Portolan

/// Lets the swipes of stacks ask before they go back, instead of beginning.
@MainActor package final class AskingSwipes: NSObject {
  private struct Swipe {
    weak var recognizer: UIGestureRecognizer?
    weak var stack: UINavigationController?
    /// Whose rules say whether the swipe would begin (U62).
    weak var rules: (any UIGestureRecognizerDelegate)?
  }

  private let heedsRules: Bool
  private let asks: @MainActor (UINavigationController) -> Bool
  private let ask: @MainActor (UINavigationController) -> NavigationRequest?
  /// What was asked for last: two recognizers may take one swipe for theirs (U167).
  private var request: NavigationRequest?
  private var swipes: [Swipe] = []

  /// Creates swipes that ask.
  ///
  /// - Parameters:
  ///   - heedsRules: Whether a swipe asks only where it would begin otherwise. SwiftUI's would not,
  ///     since the Back button of a screen that asks is hidden.
  ///   - asks: Whether the screen on top of a stack asks when a swipe begins.
  ///   - ask: Asks for the way back in a stack.
  package init(
    heedsRules: Bool, asks: @escaping @MainActor (UINavigationController) -> Bool = { _ in true },
    _ ask: @escaping @MainActor (UINavigationController) -> NavigationRequest?
  ) {
    self.heedsRules = heedsRules
    self.asks = asks
    self.ask = ask
  }

  /// Lets the swipes of a stack ask, or go back by themselves again.
  package func set(_ stack: UINavigationController, asks: Bool) {
    guard asks || !swipes.isEmpty else { return }
    for recognizer in stack.popGestures {
      let place = swipes.firstIndex { $0.recognizer === recognizer }
      if asks, place == nil {
        swipes.append(Swipe(recognizer: recognizer, stack: stack, rules: recognizer.delegate))
        recognizer.delegate = self
      } else if !asks, let place {
        recognizer.delegate = swipes.remove(at: place).rules
      }
    }
    swipes.removeAll { $0.recognizer == nil }
  }

  private func mayAsk(_ swipe: Swipe) -> Bool {
    guard let stack = swipe.stack, let recognizer = swipe.recognizer,
      request.map({ $0.outcome != nil }) != false
    else { return false }
    return heedsRules
      ? swipe.rules?.permits(recognizer) != false : stack.viewControllers.count > 1
  }
}

extension AskingSwipes: UIGestureRecognizerDelegate {
  /// Asks for what the swipe would do, and lets it begin nothing.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let swipe = swipes.first { $0.recognizer === gestureRecognizer }
    if let swipe, let stack = swipe.stack, !asks(stack) {
      return swipe.rules?.permits(gestureRecognizer) != false
    }
    if let swipe, let stack = swipe.stack, mayAsk(swipe) { request = ask(stack) }
    return false
  }
}
