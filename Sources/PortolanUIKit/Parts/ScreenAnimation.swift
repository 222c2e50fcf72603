/// An app's own transition, for `ScreenTransition.named`.
///
/// ```swift
/// root.screenAnimations[.rise] = ScreenAnimation(
///   prepare: { _, new in new.alpha = 0 }, animate: { _, new in new.alpha = 1 })
/// ```
///
/// It serves parts, pushed screens and layers. A screen that is popped or dismissed goes the same way
/// back: from where it stands to what `prepare` makes of it.
public struct ScreenAnimation {
  let options: UIView.AnimationOptions
  let prepare: @MainActor (_ old: UIView, _ new: UIView) -> Void
  let animate: @MainActor (_ old: UIView, _ new: UIView) -> Void

  /// Makes an animation.
  ///
  /// Afterwards the new view fills its place again, and on the way back both views are as `animate`
  /// leaves them. A presenter that stays beneath its layer is moved by the animation where it stands.
  ///
  /// - Parameters:
  ///   - options: Its curve; by default it eases out.
  ///   - prepare: Sets the views up before the first frame; the new one fills the container.
  ///   - animate: The changes to animate.
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
