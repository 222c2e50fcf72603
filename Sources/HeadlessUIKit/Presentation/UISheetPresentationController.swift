/// The presentation controller of a card.
///
/// Apple narrows `delegate` to `UISheetPresentationControllerDelegate`, which Swift cannot say of an
/// inherited property; here it keeps its wider type.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card rests.
  open var detents: [UISheetPresentationController.Detent] = [.large()]

  /// The height at which the card rests now.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

  /// The greatest height at which what is behind stays bright.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

  /// Whether the card shows a grabber.
  open var prefersGrabberVisible = false

  /// Whether scrolling to the edge makes the card higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Changes the card.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}
