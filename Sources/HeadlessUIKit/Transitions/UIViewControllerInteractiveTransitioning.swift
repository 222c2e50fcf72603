public import Foundation

/// An object of the app's own that drives a transition as a finger moves.
///
/// On iOS the properties are optional; here the defaults answer what UIKit takes without them.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, which ends when the context hears of its end.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs when the finger lets go; 1 is the animator's own speed.
  var completionSpeed: CGFloat { get }
  /// How the speed changes then.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger drives the transition from the beginning; otherwise the animator runs alone.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own speed.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}
