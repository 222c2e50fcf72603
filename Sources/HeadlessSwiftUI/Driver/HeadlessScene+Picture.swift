internal import Foundation
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
      for hosted in root.hostedGraphs { describe(hosted.stage, into: scribe) }
    }
  }

  private func describe(_ stage: Stage, into scribe: Scribe) {
    let lowest = lowestReached(in: stage)
    let isCovered = stage.modalTransition != nil || stage.window?.isCoveredByUIKit == true
    let heights = heights(from: lowest, in: stage)
    for (place, layer) in stage.layers.enumerated() {
      let own = heights[place]
      let shade = heights.filter { $0.key > place }.values.max()
      let isBehind = own.flatMap { own in shade.map { own <= $0 } } == true
      scribe.with(hittable: place >= lowest && !isCovered && !isBehind) {
        scribe.with(footHittable: shade == nil) { describe(layer, into: scribe) }
      }
    }
  }

  /// How far up the layers that touches reach cover the window from its lower edge on.
  ///
  /// Where there is room from side to side, cards stand in the middle and it is empty: views have no
  /// frames that say what is beside a card.
  private func heights(from lowest: Int, in stage: Stage) -> [Int: CGFloat] {
    guard lowest < stage.layers.count - 1,
      stage.window?.traitCollection.horizontalSizeClass == .compact
    else { return [:] }
    let places = stage.layers.indices[lowest...]
    return Dictionary(uniqueKeysWithValues: places.map { ($0, height(of: stage.layers[$0])) })
  }

  /// How far up a layer reaches: a card to its height, others as far as a card of full height.
  private func height(of layer: Layer) -> CGFloat {
    guard layer.style == .sheet else { return PresentationDetent.large.points }
    return heights(of: layer).resting(at: layer.dragged).points
  }

  private func heights(of layer: Layer) -> LayerHeights {
    let scratch = HeadlessNode(.sheet, label: "")
    layer.host?.root?.describe(into: Scribe(scratch))
    return scratch.heights
  }

  /// The lowest layer that touches reach: those above it let them through.
  private func lowestReached(in stage: Stage) -> Int {
    var lowest = stage.layers.count - 1
    while lowest > 0, isPassedThrough(stage.layers[lowest]) { lowest -= 1 }
    return lowest
  }

  private func isPassedThrough(_ layer: Layer) -> Bool {
    layer.style == .sheet && heights(of: layer).isPassedThrough(at: layer.dragged)
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
