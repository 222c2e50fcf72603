extension UIView {
  var resolvedTraits: UITraitCollection {
    if let controller { return controller.traitCollection }
    let outer = superviewStorage?.traitCollection ?? screen.traits
    return outer.with(traitOverrides)
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return screen.rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  var resolvedSafeAreaInsets: UIEdgeInsets {
    if let controller { return controller.resolvedSafeAreaInsets }
    guard let superview = superviewStorage else { return .zero }
    let outer = superview.safeAreaInsets
    let size = superview.bounds.size
    let place = storedFrame
    return UIEdgeInsets(
      top: max(0, outer.top - place.minY), left: max(0, outer.left - place.minX),
      bottom: max(0, outer.bottom - (size.height - place.maxY)),
      right: max(0, outer.right - (size.width - place.maxX)))
  }
}
