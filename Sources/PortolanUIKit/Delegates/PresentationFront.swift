import Portolan
import PortolanWindows

/// Stands in front of the delegate of a card: a sheet, or a popover that may become one.
final class PresentationFront: DelegateFront, UISheetPresentationControllerDelegate {
  /// Whether the app has refused the drag that runs.
  private var appRefused = false

  var hasGone: Bool { container == nil }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    let appAllows = forward("shouldDismiss") {
      cardDelegate?.mayDismiss(presentationController)
    }
    appRefused = appAllows == false
    return !appRefused
      && reports.observer?.mayDismiss(presentationController.presentedViewController) != false
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    if !appRefused {
      reports.observer?.dismissWasRefused(of: presentationController.presentedViewController)
    }
    appRefused = false
    forward("didAttempt") {
      cardDelegate?.didAttemptToDismiss(presentationController)
    }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    reports.dragged = presentationController.presentedViewController
    reports.observer?.transitionBegan(in: presentationController.presentedViewController)
    forward("willDismiss") { cardDelegate?.willDismiss(presentationController) }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    reports.observer?.sheetRests(sheetPresentationController)
    forward("height") {
      (app as? any UISheetPresentationControllerDelegate)?
        .heightChanged(sheetPresentationController)
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    reports.observer?.screenMayHaveSettled()
    forward("didDismiss") { cardDelegate?.didDismiss(presentationController) }
  }
}
