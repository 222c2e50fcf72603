/// An app's own transition between parts, for `PartTransition.named`.
///
/// ```swift
/// root.partAnimations["rise"] = PartAnimation(
///   prepare: { _, new in new.alpha = 0 }, animate: { _, new in new.alpha = 1 })
/// ```
public struct PartAnimation {
  let options: UIView.AnimationOptions
  let prepare: @MainActor (_ old: UIView, _ new: UIView) -> Void
  let animate: @MainActor (_ old: UIView, _ new: UIView) -> Void

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - options: Its curve; by default it eases out.
  ///   - prepare: Sets the views up before the first frame; the new one fills the container.
  ///   - animate: The changes to animate; afterwards the new view fills the container again.
  public init(
    options: UIView.AnimationOptions = .curveEaseOut,
    prepare: @escaping @MainActor (_ old: UIView, _ new: UIView) -> Void,
    animate: @escaping @MainActor (_ old: UIView, _ new: UIView) -> Void
  ) {
    self.options = options
    self.prepare = prepare
    self.animate = animate
  }
}
