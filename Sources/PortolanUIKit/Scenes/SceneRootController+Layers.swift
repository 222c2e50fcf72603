extension SceneRootController {
  /// The part, and all layers over it, including those of other code.
  var layers: [UIViewController] {
    guard let part else { return [] }
    let presentations = presentations
    guard let ownLayers = host?.ownLayers, !ownLayers.isEmpty else {
      return presentations.isEmpty ? [part] : [part] + presentations
    }
    let others = presentations.filter { !ownLayers.isFrame($0) }
    return [part] + ownLayers.layers(in: self)
      + presentationsAndSearches.flatMap { presented in
        others.filter { $0 === presented } + ownLayers.layers(in: presented)
      }
  }

  /// The controller of the front layer, whoever shows it, or the root.
  var front: UIViewController { front(of: layers) }

  /// The controller of the front one of its layers, whoever shows it, or the root.
  func front(of layers: [UIViewController]) -> UIViewController {
    layers.dropFirst().last ?? presentations.last ?? self
  }

  /// The presenter of the next layer: the front layer, the root, or the search over it.
  var presenter: UIViewController { (layers.dropFirst().last ?? self).presenterOverSearch }
}
