extension SceneRootController {
  /// The part, and all layers over it, including those of other code.
  var layers: [UIViewController] {
    guard let part else { return [] }
    guard let ownLayers = host?.ownLayers, !ownLayers.isEmpty else { return [part] + presentations }
    // A presentation of the app's own may wrap its screen in a controller that UIKit presents.
    return [part] + ownLayers.layers(in: self)
      + presentations.flatMap { presented in
        let own = ownLayers.layers(in: presented)
        return own.isEmpty || node(of: presented) != nil && !ownLayers.contains(presented)
          ? [presented] + own : own
      }
  }

  /// The presenter of the next layer: the front layer, or the root.
  var presenter: UIViewController { layers.dropFirst().last ?? self }

  /// The controller of the front layer, whoever shows it.
  var front: UIViewController { host?.ownLayers.isEmpty == false ? presenter : frontmost }
}
