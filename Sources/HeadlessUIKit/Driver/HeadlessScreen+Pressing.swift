extension HeadlessScreen {
  /// Lets a finger rest on a view, by the rules for a tap.
  ///
  /// A recogniser of long presses hears of it, its own or that of a view around it, or else the nearest
  /// menu opens.
  public func press(_ view: UIView) throws(HeadlessTouchError) {
    let label = view.accessibilityLabel ?? "\(Swift.type(of: view))"
    // A touch is a separate event: changes of the event before have been laid out.
    layoutIfNeeded()
    guard let window = view.windowStorage, window === frontWindow, !isTransitioning else {
      throw HeadlessTouchError(label: label, reason: .transitioning, tappable: tappable)
    }
    guard !window.isCovered(view) else {
      throw HeadlessTouchError(label: label, reason: .covered, tappable: tappable)
    }
    if let recognizer = view.longPress { return recognizer.recognize(.began, .ended) }
    guard let (menu, source) = view.contextMenu else {
      throw HeadlessTouchError(label: label, reason: .notFound, tappable: tappable)
    }
    open(menu, from: source)
  }
}

extension UIWindow {
  /// Whether something that is presented stands before a view.
  fileprivate func isCovered(_ view: UIView) -> Bool {
    var shades: [CGFloat] = []
    for layer in presentations.reversed() {
      if view.isDescendant(of: layer.container) { break }
      if !layer.container.isPassedThrough { return true }
      if let shade = layer.container.shadeEdge { shades.append(shade) }
    }
    guard let shade = shades.min() else { return false }
    return sequence(first: view, next: \.superview).contains { $0.isBehind(shade) }
  }
}

extension UIView {
  fileprivate var longPress: UILongPressGestureRecognizer? {
    recognizer(UILongPressGestureRecognizer.self) ?? superview?.longPress
  }

  /// The menu that a resting finger opens, and the sender of its actions.
  fileprivate var contextMenu: (UIMenu, AnyObject)? {
    if let menu = (self as? UIButton)?.menu { return (menu, self) }
    for case let interaction as UIContextMenuInteraction in interactions {
      let configuration = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: .zero)
      if let menu = configuration?.menu { return (menu, interaction) }
    }
    if let list = superview as? any ListOwner, let place = list.tiles.place(of: self),
      let menu = list.menu(at: place)?.menu
    {
      return (menu, self)
    }
    return superview?.contextMenu
  }
}
