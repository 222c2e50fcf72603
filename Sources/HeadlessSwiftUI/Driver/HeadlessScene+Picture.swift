extension HeadlessScene {
  /// What is on the screen now: the window with its layers.
  public var nodes: SemanticNode {
    let window = SemanticNode(.window, label: "")
    window.layer = stage.layers.first
    let scribe = Scribe(window)
    let top = stage.layers.last
    let isModalRunning = stage.modalTransition != nil
    for layer in stage.layers {
      scribe.with(hittable: layer === top && !isModalRunning) {
        describe(layer, into: scribe)
      }
    }
    return window
  }

  private func describe(_ layer: Layer, into scribe: Scribe) {
    guard layer.style != .base else {
      layer.host?.root?.describe(into: scribe)
      return
    }
    scribe.with(leaving: layer.state == .going && layer.drag?.isHeld != true) {
      scribe.element(layer.style == .sheet ? .sheet : .cover, label: layer.label) { node in
        node.layer = layer
        layer.host?.root?.describe(into: scribe)
      }
    }
  }

  /// What is on the screen now, as text for the message of a failure.
  public var picture: String { nodes.picture }
}
