import Portolan
import PortolanWindows

/// Presents and dismisses layers; completions come from UIKit alone.
@MainActor struct LayerStep {
  let reports: ContainerReports

  /// Presents over the front layer; a presentation that is dropped never calls back (U72, U73).
  ///
  /// A popover without a source comes as a card: UIKit would stop the app (U98).
  func present(
    _ controller: UIViewController, _ style: PresentationStyle,
    at detent: PresentationStyle.Detent?,
    from source: (any UIPopoverPresentationControllerSourceItem)?,
    over presenter: UIViewController, animated: Bool, done: @escaping () -> Void
  ) {
    // A dialog without words comes as a sheet.
    let source = style.isDialog ? nil : source
    controller.modalPresentationStyle = source == nil ? style.system : .popover
    controller.popoverPresentationController?.sourceItem = source
    controller.isModalInPresentation = !style.isDismissable
    if style.isCard {
      // A new presentation controller is made for each presentation (U90).
      controller.presentationController.map(reports.standInFront)
      controller.sheetPresentationController?.setHeights(of: style, at: detent)
    }
    presenter.present(controller, animated: animated, completion: done)
  }

  /// Presents a dialog as it is; one that would point at nothing stands in the middle, without an arrow.
  ///
  /// UIKit would stop the app (U98). A phone does so by itself, with a button that cancels (U174, U179).
  func present(
    _ dialog: UIAlertController, from source: (any UIPopoverPresentationControllerSourceItem)?,
    over presenter: UIViewController, animated: Bool, done: @escaping () -> Void
  ) {
    let popover = dialog.popoverPresentationController
    popover?.sourceItem = source
    if source == nil, !presenter.placesDialogs {
      let bounds = presenter.view.bounds
      popover?.sourceView = presenter.view
      popover?.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      popover?.permittedArrowDirections = []
    }
    presenter.present(dialog, animated: animated, completion: done)
  }

  /// Dismisses what a presenter presents, with all above it.
  ///
  /// Asked of the presenter, and only when it presents: otherwise it would go itself (U82).
  func dismiss(from presenter: UIViewController, animated: Bool, done: @escaping () -> Void) {
    let presenter = presenter.presenterOverSearch
    guard let presented = presenter.presentedViewController else { return done() }
    guard !presented.isBeingDismissed else { return presented.whenTransitionEnds(done) }
    presenter.frontmost.endEditing()
    reports.dragged = nil
    let done = once(done)
    presenter.dismiss(animated: animated, completion: done)
    // UIKit may call no completion when an interaction controller of the app's own goes back (U171).
    guard presented.isBeingDismissed, let coordinator = presented.transitionCoordinator,
      coordinator.isInteractive
    else { return }
    _ = coordinator.whenEnds(done)
  }
}
