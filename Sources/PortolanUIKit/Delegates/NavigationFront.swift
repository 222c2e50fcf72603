import Portolan
import PortolanWindows

/// Stands in front of the delegate of a stack.
final class NavigationFront: DelegateFront, NavigationForwarding {
  /// Whether a step of ours moves as its map says.
  ///
  /// The method for it exists only then: with it UIKit ends the swipes that go back (U60).
  var animates = false {
    didSet {
      guard animates != oldValue else { return }
      setAnswersAnimators(animates)
      renew()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    reports.observer?.willShow(viewController, in: navigationController)
    if let slot = viewController as? SlotViewController, let tabs = slot.tabs {
      reports.observer?.rowWasChosen(slot, in: tabs)
    }
    if animated { reports.observer?.transitionBegan(in: navigationController) }
    forward("willShow", about: [viewController]) {
      stackDelegate?.willShow(viewController, in: navigationController, animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    reports.observer?.didShow(viewController, in: navigationController)
    reports.report()
    forward("didShow", about: [viewController]) {
      stackDelegate?.didShow(viewController, in: navigationController, animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let own =
      animates
      ? reports.observer?.animator(for: operation, from: fromVC, to: toVC, in: navigationController)
      : nil
    return own
      ?? forward("animator", about: [fromVC, toVC]) {
        stackDelegate?.animator(for: operation, from: fromVC, to: toVC, in: navigationController)
      }
  }
}
