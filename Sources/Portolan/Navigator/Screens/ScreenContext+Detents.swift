extension ScreenContext {
  /// The height at which the sheet around this screen rests; observable.
  ///
  /// ```swift
  /// context.detent = .medium  // a person has chosen a place in the card of a map
  /// ```
  ///
  /// It follows the person's finger, stays the same in another size of the window, and is not saved
  /// with the scene. Set it while the screen is built, and the sheet comes at that height. It is nil
  /// in a layer whose style names no heights; a height that the style does not name changes nothing.
  public var detent: PresentationStyle.Detent? {
    get { erased.detent }
    nonmutating set { erased.detent = newValue }
  }
}

extension AnyScreenContext {
  /// The height at which the sheet around this screen rests; see `ScreenContext.detent`.
  public var detent: PresentationStyle.Detent? {
    get { scene?.detent(around: node) }
    nonmutating set {
      guard let newValue, let root = scene?.rest(around: node, at: newValue) else { return }
      scene?.host?.layer(root, restsAt: newValue)
    }
  }
}

extension SceneNavigator {
  /// The height at which the sheet around a node rests; nil for a layer without heights.
  package func detent(around node: NodeID) -> PresentationStyle.Detent? {
    sheet(around: node).flatMap { $0.value.detent ?? $0.detents.first }
  }

  /// Notes the height at which the sheet around a node rests; returns the layer's root, or nil when
  /// nothing changes.
  @discardableResult
  package func rest(around node: NodeID, at detent: PresentationStyle.Detent) -> NodeID? {
    guard let sheet = sheet(around: node), sheet.detents.contains(detent),
      detent != sheet.value.detent ?? sheet.detents.first
    else { return nil }
    sheet.value.detent = detent
    return sheet.root
  }

  /// The layer around a node, when its style names heights, and the value of the screen that gives it
  /// its name.
  private func sheet(
    around node: NodeID
  ) -> (root: NodeID, detents: [PresentationStyle.Detent], value: RouteValue)? {
    guard tree.contains(node), let layer = tree.layer(of: node).map({ tree.layers[$0] }),
      let detents = layer.style?.detents, !detents.isEmpty,
      let value = tree.named(inRoot: layer.root).flatMap(context)?.value
    else { return nil }
    return (layer.root, detents, value)
  }
}
