internal import HeadlessUIKit

extension HeadlessScene {
  /// The current contents of the screen: the window with its layers.
  ///
  /// Other windows of the scene stand beside the layers, lowest first, with what hosting
  /// controllers show in them.
  public var nodes: HeadlessNode {
    let node = HeadlessNode(.window, label: "")
    node.layer = stage.layers.first
    let scribe = Scribe(node)
    let (front, accessible) = (screen.frontWindow, screen.accessibleWindows)
    for window in screen.windows {
      scribe.with(hiddenFromAccessibility: !accessible.contains(window)) {
        scribe.with(hittable: window === front) { describe(window, into: scribe) }
      }
    }
    node.findSources()
    return node
  }

  private func describe(_ window: UIWindow, into scribe: Scribe) {
    guard window !== self.window else { return describe(stage, into: scribe) }
    guard let root = window.rootViewController else { return }
    scribe.element(.window, label: "window") { node in
      node.controller = root
      node.title = root.title
      for hosted in HostedGraphs.inside(root) { describe(hosted.stage, into: scribe) }
    }
  }

  private func describe(_ stage: Stage, into scribe: Scribe) {
    let lowest = lowestReached(in: stage)
    let isCovered = stage.modalTransition != nil || stage.window?.isCoveredByUIKit == true
    for (place, layer) in stage.layers.enumerated() {
      scribe.with(hittable: place >= lowest && !isCovered) {
        describe(layer, into: scribe)
      }
    }
  }

  /// The lowest layer that touches reach: those above it let them through.
  private func lowestReached(in stage: Stage) -> Int {
    var lowest = stage.layers.count - 1
    while lowest > 0, isPassedThrough(stage.layers[lowest]) { lowest -= 1 }
    return lowest
  }

  private func isPassedThrough(_ layer: Layer) -> Bool {
    guard layer.style == .sheet else { return false }
    let scratch = HeadlessNode(.sheet, label: "")
    layer.host?.root?.describe(into: Scribe(scratch))
    return scratch.heights.isPassedThrough(at: layer.dragged)
  }

  private func describe(_ layer: Layer, into scribe: Scribe) {
    guard let kind = layer.style.kind else {
      layer.host?.root?.describe(into: scribe)
      return
    }
    scribe.with(leaving: layer.state == .going && layer.drag?.isHeld != true) {
      scribe.element(kind, label: layer.label) { node in
        node.layer = layer
        node.isHeld = layer.drag?.isHeld == true
        layer.host?.root?.describe(into: scribe)
      }
    }
  }

  /// The current contents of the screen, as text for the message of a failure.
  public var picture: String { nodes.picture }
}

extension HeadlessNode {
  /// Tells each popover and dialog what it points at.
  fileprivate func findSources() {
    let pointing = children.filter { $0.kind == .popover || $0.kind == .dialog }
    guard !pointing.isEmpty else { return }
    let all = flat
    for layer in pointing { layer.source = all.first { $0.presented === layer.layer } }
  }
}
