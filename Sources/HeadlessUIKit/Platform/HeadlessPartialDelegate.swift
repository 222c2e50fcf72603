/// A delegate that says which of its optional methods it lacks, as `responds(to:)` does in UIKit.
///
/// UIKit asks when the delegate is set. One that does not conform lacks each method that
/// ``HeadlessPartialMethod`` names.
@MainActor public protocol HeadlessPartialDelegate: AnyObject {
  /// Whether it lacks a method of ``HeadlessPartialMethod``.
  func lacks(_ method: String) -> Bool
}

/// The optional methods whose existence alone changes what UIKit does.
public enum HeadlessPartialMethod {
  /// The animator of a stack's delegate: where there is one, UIKit's swipes do not go back (U60).
  public static let navigationAnimator = "navigationController(_:animationControllerFor:from:to:)"
}
