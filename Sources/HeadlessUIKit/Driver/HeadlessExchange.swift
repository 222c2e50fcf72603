public import Foundation

/// One child's view taking the place of another's, while that is animated.
public struct HeadlessExchange {
  /// The child that goes.
  public let from: UIViewController
  /// The child that comes.
  public let to: UIViewController
  /// How long it takes from beginning to end.
  public let duration: Duration
  /// How it runs.
  public let options: UIView.AnimationOptions
  /// Where the coming view stood when the animation began; the model shows at once how it ends.
  public internal(set) var startFrame: CGRect
  /// How opaque the coming view was when the animation began.
  public internal(set) var startAlpha: CGFloat
}
