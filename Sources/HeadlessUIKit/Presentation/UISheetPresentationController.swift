internal import Foundation

/// The presentation controller of a card.
///
/// Apple narrows `delegate` to `UISheetPresentationControllerDelegate`, which Swift cannot say of an
/// inherited property; here it keeps its wider type.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card rests.
  @available(visionOS, unavailable)
  open var detents: [UISheetPresentationController.Detent] {
    get { rests.detents }
    set { rests.detents = newValue }
  }

  /// The height at which the card rests now.
  @available(visionOS, unavailable)
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { rests.selected }
    set { rests.selected = newValue }
  }

  /// The greatest height at which what is behind stays bright.
  @available(visionOS, unavailable)
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { rests.undimmed }
    set { rests.undimmed = newValue }
  }

  /// Whether the card shows a grabber.
  @available(visionOS, unavailable)
  open var prefersGrabberVisible: Bool {
    get { rests.hasGrabber }
    set { rests.hasGrabber = newValue }
  }

  /// Where the card rests; the model itself reads it under a name that visionOS has, too.
  var rests = Rests()

  @MainActor struct Rests {
    var detents: [Detent] = [.whole]
    var selected: Detent.Identifier?
    var undimmed: Detent.Identifier?
    var hasGrabber = false
  }

  /// Whether scrolling to the edge makes the card higher.
  @available(visionOS, unavailable)
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Changes the card.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Whether what is behind stays bright, so that touches reach it.
  ///
  /// Without a selected height the card rests at the smallest.
  var isUndimmed: Bool {
    guard let largest = rests.undimmed.flatMap({ heights[$0] }),
      let restingHeight
    else { return false }
    return restingHeight <= largest
  }

  /// The height at which the card rests now.
  var restingHeight: CGFloat? {
    let heights = heights
    return rests.selected.flatMap { heights[$0] } ?? heights.values.min()
  }

  /// The heights that fit, by their names.
  private var heights: [Detent.Identifier: CGFloat] {
    let space = DetentSpace(of: self)
    return Dictionary(
      rests.detents.compactMap { detent in
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
