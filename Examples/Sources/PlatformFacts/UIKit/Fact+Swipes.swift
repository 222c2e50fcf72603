public import PortolanUIKit

extension Fact {
  static let swipes: [Fact] = [
    Fact("U60", sees: "swipeNeedsBackButton", claim: "a hidden bar ends the swipe back") { trial in
      let stack = try await trial.shownStack("A", "B")
      stack.setNavigationBarHidden(true, animated: false)
      try await trial.act(.back)
      trial.saw(stack.viewControllers.count == 2)
    },
    Fact("U60", sees: "animatorsEndSwipes", claim: "a delegate with animators ends the swipe back")
    {
      trial in
      let stack = try await trial.shownStack("A", "B")
      stack.delegate = trial.hold(FactAnimating())
      try await trial.act(.back)
      trial.saw(stack.viewControllers.count == 2)
    },
    Fact("U62", claim: "no swipe leaves the root") { trial in
      let stack = try await trial.shownStack("A", tellsDelegate: false)
      try await trial.act(.back)
      trial.expect("count", stack.viewControllers.count, 1)
      trial.expect("calls", trial.calls.take(), [])
    },
    Fact("U167", systems: 26...99, claim: "a swipe in the content goes back") { trial in
      let stack = try await trial.shownStack("A", "B")
      try await trial.act(.backInContent)
      trial.expect("count", stack.viewControllers.count, 1)
    },
    Fact("U167", systems: 17...18, claim: "a swipe in the content does nothing") { trial in
      let stack = try await trial.shownStack("A", "B")
      try await trial.act(.backInContent)
      trial.expect("count", stack.viewControllers.count, 2)
    },
    Fact(
      "U176", sees: "zoomsTakeSwipes", systems: .newStacks,
      claim: "the stack's recogniser is not asked about the swipe from a zoomed screen"
    ) { trial in
      guard #available(iOS 18, visionOS 2, *) else { throw NotTried(reason: "It has no zoom.") }
      let stack = try await trial.shownStack("A", "B")
      let (root, top) = (stack.viewControllers[0], stack.viewControllers[1])
      top.preferredTransition = .zoom { [weak root] _ in root?.view }
      let asked = trial.hold(Asked())
      let others = stack.interactivePopGestureRecognizer?.delegate
      stack.interactivePopGestureRecognizer?.delegate = asked
      try await trial.act(.back)
      stack.interactivePopGestureRecognizer?.delegate = others
      trial.saw(asked.count == 0)
    },
    Fact("U168", claim: "an action of a bar is copied") { trial in
      let item = UINavigationItem(title: "A")
      let action = UIAction(title: "Back") { _ in }
      item.backAction = action
      trial.expect("identifier", item.backAction?.identifier, action.identifier)
    },
  ]
}

/// A delegate that has a method for animators, and none to give.
public final class FactAnimating: NSObject, UINavigationControllerDelegate {
  /// Gives none.
  public func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Counts how often a recogniser asks whether it may begin.
private final class Asked: NSObject, UIGestureRecognizerDelegate {
  private(set) var count = 0

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return true
  }
}
