import Foundation

/// What few controllers have, kept apart so that the others stay small.
@MainActor final class PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var preferredContentSize = CGSize.zero
  var traits = UITraitOverrides()
  var additionalInsets = UIEdgeInsets.zero
  var transition: UIViewController.Transition?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What the controller presents.
  var shown: Presentation?
  /// The presentation by which the controller is shown.
  var shownBy: Presentation?
  /// The same for presentations of another framework, which holds them.
  weak var outer: OuterPresentation?
  weak var outerShownBy: OuterPresentation?
  /// The change that another framework performs among the controller's children.
  var outerTransition: OuterTransition?
  /// Passes reports of appearance on, for a controller that another framework shows.
  var relay: (any AppearanceRelay)?
  /// The presentation controller of the presentation that runs or comes next (U89, U90).
  var controller: UIPresentationController?
}

extension UIViewController {
  var presentationStateToSet: PresentationState {
    if let presentationState { return presentationState }
    let made = PresentationState()
    presentationState = made
    return made
  }
}
