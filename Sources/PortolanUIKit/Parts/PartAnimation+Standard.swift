import Portolan

extension PartAnimation {
  /// The new part fades in over the old one, easing out.
  @MainActor static let crossDissolve = PartAnimation(
    options: [.transitionCrossDissolve, .curveEaseOut],
    prepare: { _, new in new.alpha = 0 }, animate: { _, new in new.alpha = 1 })

  /// The new part comes in from a side, easing in and out; the old one does not move.
  @MainActor static func slide(
    from side: PartTransition.Side, isRightToLeft: Bool
  ) -> PartAnimation {
    PartAnimation(
      options: .curveEaseInOut,
      prepare: { _, new in
        switch side {
        case .leading: new.frame.origin.x = isRightToLeft ? new.frame.width : -new.frame.width
        case .trailing: new.frame.origin.x = isRightToLeft ? -new.frame.width : new.frame.width
        case .top: new.frame.origin.y = -new.frame.height
        case .bottom: new.frame.origin.y = new.frame.height
        }
      },
      animate: { _, new in new.frame.origin = .zero })
  }
}
