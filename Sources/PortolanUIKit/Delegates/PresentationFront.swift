import Portolan
import PortolanWindows

/// Stands in front of the delegate of a card: a sheet, or a popover that may become one.
final class PresentationFront: DelegateFront, UISheetPresentationControllerDelegate {
  private weak var presentation: UIPresentationController?
  /// Whether the app has refused the drag that runs.
  private var appRefused = false

  init(_ reports: ContainerReports, of presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(reports, of: presentation)
  }

  var hasGone: Bool { presentation == nil }

  override var current: (any NSObjectProtocol)? {
    get { presentation?.delegate }
    set { presentation?.delegate = newValue as? any UIAdaptivePresentationControllerDelegate }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    let appAllows = forward("shouldDismiss") {
      appDelegate?.mayDismiss(presentationController)
    }
    appRefused = appAllows == false
    return !appRefused && reports.observer?.mayDismiss() != false
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    if !appRefused { reports.observer?.dismissWasRefused() }
    appRefused = false
    forward("didAttempt") {
      appDelegate?.didAttemptToDismiss(presentationController)
    }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    reports.dragged = presentationController.presentedViewController
    reports.observer?.transitionBegan(in: presentationController.presentedViewController)
    forward("willDismiss") { appDelegate?.willDismiss(presentationController) }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    reports.observer?.sheetRests(sheetPresentationController)
    forward("height") {
      (appDelegate as? any UISheetPresentationControllerDelegate)?
        .heightChanged(sheetPresentationController)
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    reports.observer?.screenMayHaveSettled()
    forward("didDismiss") { appDelegate?.didDismiss(presentationController) }
  }

  private var appDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    app as? any UIAdaptivePresentationControllerDelegate
  }
}
