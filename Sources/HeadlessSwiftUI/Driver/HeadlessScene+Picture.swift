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
    let top = stage.layers.last
    let isCovered = stage.modalTransition != nil || stage.window?.isCoveredByUIKit == true
    for layer in stage.layers {
      scribe.with(hittable: layer === top && !isCovered) {
        describe(layer, into: scribe)
      }
    }
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
