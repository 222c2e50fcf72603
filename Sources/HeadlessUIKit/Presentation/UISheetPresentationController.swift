internal import Foundation

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

  /// Whether what is behind stays bright, so that touches reach it.
  ///
  /// Without a selected height the card rests at the smallest.
  var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier.flatMap({ heights[$0] }),
      let restingHeight
    else { return false }
    return restingHeight <= largest
  }

  /// The height at which the card rests now.
  var restingHeight: CGFloat? {
    let heights = heights
    return selectedDetentIdentifier.flatMap { heights[$0] } ?? heights.values.min()
  }

  /// The heights that fit, by their names.
  private var heights: [Detent.Identifier: CGFloat] {
    let space = DetentSpace(of: self)
    return Dictionary(
      detents.compactMap { detent in
        detent.resolvedValue(in: space).map { (detent.identifier, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// The space in which a card rests.
private final class DetentSpace: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(of sheet: UISheetPresentationController) {
    containerTraitCollection = sheet.presentedViewController.traitCollection
    maximumDetentValue = sheet.frameOfPresentedViewInContainerView.height
  }
}
