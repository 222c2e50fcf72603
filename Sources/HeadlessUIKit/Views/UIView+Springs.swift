public import Foundation

extension UIView {
  /// Changes views as a spring moves that bounces so much, then calls back.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat? = nil, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessScreen.current.animate(for: delay + duration, animations, completion: completion)
  }
}
