/// An app's own transition, for `ScreenTransition.named`.
///
/// ```swift
/// root.screenAnimations[.rise] = ScreenAnimation(
///   prepare: { _, new in new.alpha = 0 }, animate: { _, new in new.alpha = 1 })
/// ```
///
/// Parts, pushed screens and layers can use one. A pop or a dismissal animates in reverse: from the
/// present state of both views to the state that `prepare` sets.
public struct ScreenAnimation {
  let options: UIView.AnimationOptions
  let prepare: @MainActor (_ old: UIView, _ new: UIView) -> Void
  let animate: @MainActor (_ old: UIView, _ new: UIView) -> Void

  /// Makes an animation.
  ///
  /// At the end the host gives the new view its final frame. A pop or a dismissal begins where
  /// `animate` has left both views. An old view that stays beneath a sheet is animated, too.
  ///
  /// - Parameters:
  ///   - options: The curve of the animation; by default it eases out.
  ///   - prepare: Sets both views to their first state; before, the new view fills the container.
  ///   - animate: Sets both views to their last state; the host animates the changes.
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
