extension ScreenContext {
  /// The height at which the sheet around this screen rests; observable.
  ///
  /// ```swift
  /// context.detent = .medium  // a user has chosen a place in the card of a map
  /// ```
  ///
  /// The value changes when the user drags the sheet. The value stays the same when the window
  /// changes its size, and is not saved with the scene. When the value is set while the screen is
  /// built, the sheet appears at that height. The value is nil in a sheet whose style names no
  /// heights, and outside of a sheet. Setting nil, or a height that the style does not name, has no
  /// effect.
  public var detent: PresentationStyle.Detent? {
    get { height?.detent }
    nonmutating set {
      guard let newValue, let height, height.rest(at: newValue) else { return }
      scene?.host?.layer(height.root, restsAt: newValue)
    }
  }

  private var height: SheetHeight? {
    scene.flatMap { SheetHeight(around: node, in: $0) }
  }
}

/// The height at which a sheet rests.
@MainActor package struct SheetHeight {
  /// The root node of the sheet.
  let root: NodeID
  private let detents: [PresentationStyle.Detent]
  private let value: RouteValue

  /// The height of the sheet around a node; nil when the sheet's style names no heights, and
  /// outside of a sheet.
  package init?(around node: NodeID, in scene: SceneNavigator) {
    let tree = scene.traffic.tree
    guard tree.contains(node), let layer = tree.layer(of: node).map({ tree.layers[$0] }),
      let detents = layer.style?.detents, !detents.isEmpty,
      let value = tree.named(inRoot: layer.root).flatMap(scene.context)?.value
    else { return nil }
    (root, self.detents, self.value) = (layer.root, detents, value)
  }

  /// The height at which the sheet rests; observable.
  package var detent: PresentationStyle.Detent { value.detent ?? detents[0] }

  /// Stores a new height; returns false for the present height and for one that the style does not
  /// name.
  @discardableResult
  package func rest(at detent: PresentationStyle.Detent) -> Bool {
    guard detents.contains(detent), detent != self.detent else { return false }
    value.detent = detent
    return true
  }
}
