/// An app's own transition, for `ScreenTransition.named`.
///
/// ```swift
/// root.screenAnimations[.rise] = ScreenAnimation(
///   prepare: { _, new in new.alpha = 0 }, animate: { _, new in new.alpha = 1 })
/// ```
///
/// Parts, pushed screens and layers can use one. On the way back a popped or dismissed screen moves
/// in reverse: from where it stands to what `prepare` makes of it.
public struct ScreenAnimation {
  let options: UIView.AnimationOptions
  let prepare: @MainActor (_ old: UIView, _ new: UIView) -> Void
  let animate: @MainActor (_ old: UIView, _ new: UIView) -> Void

  /// Makes an animation.
  ///
  /// When it ends, the host lets the new view fill its place. The way back begins where `animate`
  /// has left both views. An old view that stays beneath a sheet is moved, too.
  ///
  /// - Parameters:
  ///   - options: The curve of the animation; by default it eases out.
  ///   - prepare: Sets both views up before the first frame, when the new one fills the container.
  ///   - animate: Makes the changes that are animated.
  public init(
    options: UIView.AnimationOptions = .curveEaseOut,
    prepare: @escaping @MainActor (_ old: UIView, _ new: UIView) -> Void,
    animate: @escaping @MainActor (_ old: UIView, _ new: UIView) -> Void
  ) {
    self.options = options
    self.prepare = prepare
    self.animate = animate
  }

  /// The curve among the options, as a property animator takes it.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
  }
}
