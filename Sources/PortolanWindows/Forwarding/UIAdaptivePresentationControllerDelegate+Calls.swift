// What the front of a card hears and the app's delegate too. Requirements are optional in UIKit alone,
// and UIKit alone has messages that are passed on by themselves.
#if canImport(UIKit) && canImport(ObjectiveC)
extension UIAdaptivePresentationControllerDelegate {
  package func mayDismiss(_ presentation: UIPresentationController) -> Bool {
    presentationControllerShouldDismiss?(presentation) ?? true
  }

  package func didAttemptToDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidAttemptToDismiss?(presentation)
  }

  package func willDismiss(_ presentation: UIPresentationController) {
    presentationControllerWillDismiss?(presentation)
  }

  package func didDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidDismiss?(presentation)
  }
}

extension UISheetPresentationControllerDelegate {
  package func heightChanged(_ sheet: UISheetPresentationController) {
    #if !os(visionOS)
    sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
    #endif
  }
}
#else
extension UIAdaptivePresentationControllerDelegate {
  package func mayDismiss(_ presentation: UIPresentationController) -> Bool {
    presentationControllerShouldDismiss(presentation)
  }

  package func didAttemptToDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidAttemptToDismiss(presentation)
  }

  package func willDismiss(_ presentation: UIPresentationController) {
    presentationControllerWillDismiss(presentation)
  }

  package func didDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidDismiss(presentation)
  }
}

extension UISheetPresentationControllerDelegate {
  package func heightChanged(_ sheet: UISheetPresentationController) {
    #if !os(visionOS)
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    #endif
  }
}
#endif
