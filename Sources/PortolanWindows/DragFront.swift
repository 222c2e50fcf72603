/// Stands in front of the delegate of a sheet, and refuses: what may close is asked for.
final class DragFront: ForwardingDelegate, UISheetPresentationControllerDelegate {
  private(set) weak var sheet: UIPresentationController?
  private let ask: @MainActor () -> Void

  init(_ sheet: UIPresentationController, _ ask: @escaping @MainActor () -> Void) {
    (self.sheet, self.ask) = (sheet, ask)
    super.init()
    app = sheet.delegate
    sheet.delegate = self
  }

  /// Lets the delegate that it found decide alone again.
  func leave() {
    if sheet?.anyDelegate === self { sheet?.anyDelegate = app }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { false }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { ask() }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    cardDelegate?.willDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    cardDelegate?.didDismiss(presentationController)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    (app as? any UISheetPresentationControllerDelegate)?.heightChanged(sheetPresentationController)
  }
}
