package import Portolan

/// Lets the swipes of stacks ask before they go back, instead of beginning.
///
/// All else about a swipe, such as what it waits for and on which bars it does not begin, UIKit's own
/// delegate says, or the app's.
@MainActor package final class AskingSwipes {
  private let followsRules: Bool
  private let asks: @MainActor (UINavigationController) -> Bool
  private let ask: @MainActor (UINavigationController) -> NavigationRequest?
  /// What was asked for last: two recognizers may take one swipe for theirs (U167).
  private var request: NavigationRequest?
  private var fronts: [SwipeFront] = []

  /// Creates swipes that ask.
  ///
  /// - Parameters:
  ///   - followsRules: Whether a swipe asks only where it would begin otherwise. SwiftUI's would not,
  ///     since the Back button of a screen that asks is hidden.
  ///   - asks: Whether the screen on top of a stack asks when a swipe begins.
  ///   - ask: Asks for the way back in a stack.
  package init(
    followsRules: Bool, asks: @escaping @MainActor (UINavigationController) -> Bool = { _ in true },
    _ ask: @escaping @MainActor (UINavigationController) -> NavigationRequest?
  ) {
    self.followsRules = followsRules
    self.asks = asks
    self.ask = ask
  }

  /// Lets the swipes of a stack ask, or go back by themselves again.
  package func set(_ stack: UINavigationController, asks: Bool) {
    guard asks || !fronts.isEmpty else { return }
    for recognizer in stack.popGestures {
      let place = fronts.firstIndex { $0.recognizer === recognizer }
      if asks, place == nil {
        fronts.append(
          SwipeFront(recognizer) { [weak self, weak stack] front in
            guard let stack else { return false }
            return self?.mayBegin(front, in: stack) ?? false
          })
      } else if !asks, let place {
        fronts.remove(at: place).leave()
      }
    }
    fronts.removeAll { $0.recognizer == nil }
  }

  /// Whether a swipe begins; one that would and has to ask asks instead.
  private func mayBegin(_ swipe: SwipeFront, in stack: UINavigationController) -> Bool {
    guard asks(stack) else { return swipe.isPermitted }
    let mayAsk =
      followsRules
      ? swipe.isPermitted : stack.viewControllers.count > 1 && !swipe.goesForward
    return mayAsk && mayGoBack(in: stack)
  }

  /// Whether a gesture goes back in a stack; one that has to ask asks instead.
  package func mayGoBack(in stack: UINavigationController) -> Bool {
    guard asks(stack) else { return true }
    if request.map({ $0.outcome != nil }) != false { request = ask(stack) }
    return false
  }
}
