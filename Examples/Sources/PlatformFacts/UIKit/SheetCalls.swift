import PortolanUIKit

/// Notes what a sheet tells its delegate.
final class SheetCalls: NSObject, UIAdaptivePresentationControllerDelegate {
  private let calls: FactCalls
  /// Whether the sheet may be dragged away.
  var permits = true

  init(_ calls: FactCalls) {
    self.calls = calls
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.add("shouldDismiss")
    return permits
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.add("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.add("didAttempt")
  }
}
