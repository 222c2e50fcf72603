package import Portolan

/// Modals of other code that a request closes, and the delegates that are told when they have gone.
///
/// UIKit tells them only of what a user closes. Nobody is told of an alert, which has no delegate of
/// the app's.
@MainActor package struct ClosedModals {
  private let presentations:
    [(controller: UIPresentationController, delegate: any UIAdaptivePresentationControllerDelegate)]

  /// Notes whom to tell, before the modals go; the lowest comes first.
  package init(_ modals: [UIViewController]) {
    presentations = modals.reversed().compactMap { modal in
      guard !modal.isAlert, let presentation = modal.presentationController else { return nil }
      return presentation.delegate.map { (presentation, $0) }
    }
  }

  /// Tells the delegates of the modals that have gone.
  package func tell() {
    for (presentation, delegate) in presentations
    where presentation.presentedViewController.presentingViewController == nil {
      delegate.didDismiss(presentation)
    }
  }
}

extension UIViewController {
  fileprivate var isAlert: Bool { self is UIAlertController }

  /// How this modal of other code behaves when it is in the way; nil when it just closes.
  package func behavior(by decision: ModalDecision) -> OtherLayer? {
    decision.manner(isAlert: isAlert, isModal: isModalInPresentation).map {
      OtherLayer(name: "\(type(of: self))", manner: $0)
    }
  }
}
