public import Foundation

/// What a presentation asks and reports when a user dismisses it (U91).
///
/// On iOS every requirement is optional; here the defaults answer what happens without them.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Says whether a user may dismiss.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Says that a user begins to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Says that a user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Says that a user wanted to dismiss and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Says yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
