internal import Foundation

/// An object that runs the animations it is given.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are to be animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
