import Portolan

extension ScreenAnimation {
  /// The new screen fades in over the old one, easing out.
  @MainActor static let crossDissolve = ScreenAnimation(
    options: [.transitionCrossDissolve, .curveEaseOut],
    prepare: { _, new in new.alpha = 0 }, animate: { _, new in new.alpha = 1 })

  /// The new screen comes in from a side, easing in and out; the old one does not move.
  @MainActor static func slide(
    from side: ScreenTransition.Side, isRightToLeft: Bool
  ) -> ScreenAnimation {
    ScreenAnimation(
      options: .curveEaseInOut,
      prepare: { _, new in
        // A card is smaller than what it slides across.
        let size = new.superview?.bounds.size ?? new.frame.size
        switch side {
        case .leading: new.frame.origin.x = isRightToLeft ? size.width : -new.frame.width
        case .trailing: new.frame.origin.x = isRightToLeft ? -new.frame.width : size.width
        case .top: new.frame.origin.y = -new.frame.height
        case .bottom: new.frame.origin.y = size.height
        }
      },
      animate: { _, new in new.frame.origin = .zero })
  }
}

extension SceneRootController {
  /// The animation of a transition that moves; nil for the system's own and for a cut.
  ///
  /// A zoom without a view to grow out of dissolves.
  func animation(for transition: ScreenTransition) -> ScreenAnimation? {
    switch transition.kind {
    case .automatic, .cut: return nil
    case .crossDissolve, .zoom: return .crossDissolve
    case .slide(let side):
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return .slide(from: side, isRightToLeft: isRightToLeft)
    case .named(let name):
      if let animation = screenAnimations[name] { return animation }
      scene.report(.noAnimation(named: name))
      return .crossDissolve
    }
  }
}

extension ScreenTransition {
  /// As it looks on this device now.
  @MainActor var now: ScreenTransition { reducingMotion(UIAccessibility.isReduceMotionEnabled) }
}
