extension SceneRootController {
  /// The part, and all layers over it, including those of other code.
  var layers: [UIViewController] {
    guard let part else { return [] }
    guard let ownLayers = host?.ownLayers, !ownLayers.isEmpty else { return [part] + presentations }
    return [part] + ownLayers.layers(in: self)
      + presentations.flatMap { presented in
        (ownLayers.isFrame(presented) ? [] : [presented]) + ownLayers.layers(in: presented)
      }
  }

  /// The presenter of the next layer: the front layer, or the root.
  var presenter: UIViewController { (layers.dropFirst().last ?? self).presenterOverSearch }

  /// The controller of the front layer, whoever shows it.
  var front: UIViewController { host?.ownLayers.isEmpty == false ? presenter : frontmost }
}
