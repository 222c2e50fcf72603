import Portolan

/// How layers come and go that the system presents, and those that the app presents itself.
extension SceneHost {
  /// The app's own presentation of a style; nil for the system's, and for a name that the root does not
  /// know, which is reported.
  func presentation(of style: PresentationStyle) -> (any CustomPresentation)? {
    guard let name = style.presentation else { return nil }
    let presentation = root?.customPresentations[name]
    if presentation == nil { scene.report(.noPresentation(named: name)) }
    return presentation
  }

  /// Dismisses all layers above a place, the highest first.
  func dismiss(
    above place: Int, in tree: NavigationTree, animated: Bool, done: @escaping () -> Void
  ) {
    guard !ownLayers.isEmpty, let root, let beneath = controller(ofLayer: tree.layerRoots[place], in: tree),
      let kept = root.layers.firstIndex(where: { $0 === beneath })
    else {
      guard let presenter = presenter(ofLayerAbove: place, in: tree) else { return done() }
      return LayerStep(delegate: delegate).dismiss(from: presenter, animated: animated, done: done)
    }
    dismiss(root, keeping: kept + 1, animated: animated, done: done)
  }

  /// Only the last motion is animated.
  private func dismiss(
    _ root: SceneRootController, keeping count: Int, animated: Bool, done: @escaping () -> Void
  ) {
    let layers = root.layers
    guard layers.count > count, let top = layers.last else { return done() }
    let current = performance
    let next = { [weak self, weak root] in
      guard let self, let root, performance == current else { return done() }
      dismiss(root, keeping: count, animated: animated, done: done)
    }
    if ownLayers.contains(top) {
      return ownLayers.dismiss(top, animated: animated && layers.count == count + 1, done: next)
    }
    // UIKit dismisses with one call what it presents on each other.
    let place = max(count, (layers.lastIndex(where: ownLayers.contains) ?? 0) + 1)
    guard let presenter = layers[place].presentingViewController else { return done() }
    LayerStep(delegate: delegate).dismiss(
      from: presenter, animated: animated && place == count, done: next)
  }

  /// The presenter of the layer at a place; layers of other code may stand between, or have gone.
  private func presenter(ofLayerAbove place: Int, in tree: NavigationTree) -> UIViewController? {
    let roots = tree.layerRoots
    if roots.indices.contains(place + 1),
      let presenter = controller(ofLayer: roots[place + 1], in: tree)?.presentingViewController
    {
      return presenter
    }
    return place > 0 ? controller(ofLayer: roots[place], in: tree) : root
  }

  private func controller(ofLayer id: NodeID, in tree: NavigationTree) -> UIViewController? {
    guard let foreign = tree.foreign(id) else { return screens.existing(id) }
    return root?.layers.first { ForeignID($0) == foreign }
  }
}
