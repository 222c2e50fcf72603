package import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import PortolanTesting

/// What stands in the windows of a scene, read from what a user meets there.
///
/// Each screen of a navigator holds a probe that knows its node, and each navigator's root one that
/// knows the navigator. What containers hold is SwiftUI's word.
@MainActor package struct SwiftUIPicture {
  private let window: HeadlessNode
  /// Whether it reads what is out of sight, too: members of the app's own container that wait.
  private var readsHidden = false

  /// Reads a scene's first window, with the others in it.
  package init(_ window: HeadlessNode) { self.window = window }

  /// All windows as one line.
  package var text: String {
    let others = window.children.filter { $0.kind == .window }
    return Picture.text(ofWindows: [layers(of: window, as: nil)] + others.map(layersAbove))
  }

  /// The navigators whose roots are shown.
  var navigators: [SceneNavigator] {
    window.all(.controller).compactMap { ($0.controller as? WindowProbeController)?.scene }
  }

  private func layersAbove(in window: HeadlessNode) -> [Picture.Layer] {
    let isCurtain = region(window.children).compactMap(\.scene).last?.isCurtain == true
    return layers(of: window, as: isCurtain ? "curtain" : "window")
  }

  private func layers(of window: HeadlessNode, as word: String?) -> [Picture.Layer] {
    let scene = region(window.children).compactMap(\.scene).last
    let (content, own) = contents(of: window.children, in: scene)
    guard let content else { return [] }
    let above = layers(in: window.children).flatMap { layer(of: $0, in: scene) }
    return [Picture.Layer(word, showing: content)] + own + above
  }

  /// The layers of a window, those that a hosting controller presents as well.
  private func layers(in nodes: [HeadlessNode]) -> [HeadlessNode] {
    nodes.filter { $0.kind != .window && !$0.isLeaving }.flatMap { node in
      (node.kind.isLayer ? [node] : []) + layers(in: node.children)
    }
  }

  private func layer(of node: HeadlessNode, in scene: SceneNavigator?) -> [Picture.Layer] {
    if let dialog = dialog(node, in: scene) { return [dialog] }
    let (content, own) = contents(of: node.children, in: scene)
    let seen = apart(region(node.children), in: scene).content
    guard let id = outermost(in: seen, of: PictureNames(scene)) else {
      return [Picture.Layer("foreign", showing: PictureNames.foreign)] + own
    }
    let covers = node.kind == .cover
    let style = PictureNames(scene).style(ofLayerWith: id)
    let word = style.flatMap { $0.covers == covers ? "\($0)" : nil }
    return [
      Picture.Layer(
        word ?? (covers ? "fullScreen" : "sheet"), showing: content ?? PictureNames.foreign)
    ] + own
  }

  /// What stands in a part of the screen, and the layers over it that the app presents itself.
  private func contents(
    of nodes: [HeadlessNode], in scene: SceneNavigator?
  ) -> (Picture.Element?, own: [Picture.Layer]) {
    let (content, own) = apart(region(nodes), in: scene)
    guard !own.isEmpty else { return (element(of: nodes, in: scene), []) }
    return (
      element(of: content, in: scene),
      own.map {
        Picture.Layer("custom", showing: element(of: [$0], in: scene) ?? PictureNames.foreign)
      }
    )
  }

  /// Takes what is seen apart: content, and what the app presents itself over it.
  ///
  /// What stands first is content: SwiftUI presents what the app has no presentation for.
  private func apart(
    _ seen: [HeadlessNode], in scene: SceneNavigator?
  ) -> (content: [HeadlessNode], own: [HeadlessNode]) {
    let first = seen.firstIndex { $0.isContainer || $0.screen != nil } ?? seen.endIndex
    let (lower, upper) = (seen.prefix(first + 1), seen.dropFirst(first + 1))
    let content = Array(lower) + upper.filter { !isOwn($0, in: scene) }
    return (content, upper.filter { isOwn($0, in: scene) })
  }

  /// Whether a node shows what the app presents itself.
  private func isOwn(_ node: HeadlessNode, in scene: SceneNavigator?) -> Bool {
    guard node.isContainer || node.screen != nil else { return false }
    let names = PictureNames(scene)
    return outermost(in: [node], of: names).flatMap(names.style)?.kind == .custom
  }

  /// A dialog of the navigator, which shows no screen of it; nil for other layers.
  private func dialog(_ node: HeadlessNode, in scene: SceneNavigator?) -> Picture.Layer? {
    guard node.kind == .alert || node.kind == .dialog, let scene,
      let style = scene.tree.layerStyles.last ?? nil, style.isDialog,
      let root = scene.tree.layerRoots.last
    else { return nil }
    return Picture.Layer("\(node.kind)", showing: PictureNames(scene).screen(root))
  }

  /// What stands in a part of the screen; nil where nothing of it is shown.
  private func element(
    of nodes: [HeadlessNode], in outer: SceneNavigator?, within container: NodeID? = nil
  ) -> Picture.Element? {
    let seen = region(nodes)
    let scene = seen.compactMap(\.scene).last ?? outer
    let names = PictureNames(scene)
    if let id = outermost(in: seen, of: names),
      let own = names.ownContainer(around: id, within: container)
    {
      return ownContainer(own, of: nodes, in: scene)
    }
    if let screen = seen.compactMap(\.screen).last { return PictureNames(scene).screen(screen) }
    guard let container = seen.last(where: \.isContainer) else {
      return seen.contains { $0.scene == nil } ? PictureNames.foreign : nil
    }
    if scene == nil, SwiftUIPicture(container).navigators.isEmpty { return PictureNames.foreign }
    switch container.kind {
    case .stack: return stack(container, in: scene)
    case .split: return members(of: container, in: scene)
    default: return tabs(container, in: scene)
    }
  }

  private func stack(_ node: HeadlessNode, in scene: SceneNavigator?) -> Picture.Element {
    let names = PictureNames(scene)
    let elements = node.children.filter { !$0.isLeaving }.map { screen in
      if !screen.isBuilt, let id = screen.element as? NodeID { return names.screen(id) }
      return element(of: screen.children, in: scene) ?? PictureNames.foreign
    }
    return names.stack(outermost(in: [node], of: names), elements)
  }

  private func tabs(_ node: HeadlessNode, in scene: SceneNavigator?) -> Picture.Element {
    // The list of More hides them all, and none is selected.
    var reader = self
    if !node.children.contains(where: \.isSelected) { reader.readsHidden = true }
    return reader.members(of: node, in: scene)
  }

  /// The tabs, pages or columns of a container of SwiftUI's.
  private func members(of node: HeadlessNode, in scene: SceneNavigator?) -> Picture.Element {
    let names = PictureNames(scene)
    let id = outermost(in: [node], of: names)
    let children = id.map(names.members) ?? []
    let places = node.children.enumerated().map { place, member -> Picture.Element? in
      // The tree may have fewer before the views follow.
      let child = children.indices.contains(place) ? children[place] : nil
      guard member.isBuilt else { return child.map { covered($0, in: scene) } }
      // What was never entered may show a view that is no screen.
      let isEmpty = child == nil && outermost(in: member.children, of: names) == nil
      return isEmpty ? nil : element(of: member.children, in: scene)
    }
    let front = node.children.firstIndex(where: \.isSelected) ?? -1
    return names.container(id, places, selected: front)
  }

  /// The app's own container, which is no view of SwiftUI's: what stands in it tells of it.
  ///
  /// Its members may all be on screen, and all but the visible ones hidden.
  private func ownContainer(
    _ id: NodeID, of nodes: [HeadlessNode], in scene: SceneNavigator?
  ) -> Picture.Element {
    let names = PictureNames(scene)
    var all = self
    all.readsHidden = true
    let inside = all.region(nodes)
    var (places, visible): ([Picture.Element?], [Int]) = ([], [])
    for (place, member) in names.members(of: id).enumerated() {
      let own = inside.filter { node in
        all.outermost(in: [node], of: names).flatMap { names.member(around: $0, of: id) } == member
      }
      let isBuilt = member != nil && !own.isEmpty
      if isBuilt, own.contains(where: \.isVisible) { visible.append(place) }
      places.append(
        isBuilt
          ? all.element(of: own, in: scene, within: id) : member.map { covered($0, in: scene) })
    }
    let front = visible.contains(names.selection(of: id)) ? names.selection(of: id) : visible.first
    return names.container(id, places, selected: front ?? -1)
  }

  /// The content of a covered member that was not built yet: it cannot be seen.
  private func covered(_ id: NodeID, in scene: SceneNavigator?) -> Picture.Element {
    let names = PictureNames(scene)
    guard let tree = scene?.tree else { return names.screen(id) }
    switch tree.kind(of: id) {
    case .screen, .foreign: return names.screen(id)
    case .stack: return names.stack(id, tree.children(of: id).map { covered($0, in: scene) })
    case .tabs, .pages, .split, .custom:
      let places = names.members(of: id).map { $0.map { covered($0, in: scene) } }
      return names.container(id, places, selected: tree.selection(of: id))
    }
  }

  /// The node of what stands in a part of the screen: of its container, else of its screen.
  private func outermost(in nodes: [HeadlessNode], of names: PictureNames) -> NodeID? {
    let seen = region(nodes)
    if let screen = seen.compactMap(\.screen).last { return screen }
    guard let container = seen.last(where: \.isContainer) else {
      return nil
    }
    let inside = container.children.lazy.compactMap { outermost(in: $0.children, of: names) }
    return inside.first.flatMap(names.container(around:))
  }

  /// What is seen in a part of the screen, without what stands in its containers and layers.
  private func region(_ nodes: [HeadlessNode]) -> [HeadlessNode] {
    nodes.filter { ($0.isVisible || readsHidden) && !$0.isLeaving }.flatMap {
      node -> [HeadlessNode] in
      switch node.kind {
      case _ where node.kind.isLayer: return []
      case _ where node.isContainer: return [node]
      default: return [node] + region(node.children)
      }
    }
  }
}

extension HeadlessNode {
  fileprivate var isContainer: Bool { kind == .stack || kind == .tabs || kind == .split }
  /// The navigator whose root this tells of.
  fileprivate var scene: SceneNavigator? { (controller as? WindowProbeController)?.scene }
  /// The node whose screen this tells of.
  fileprivate var screen: NodeID? { (controller as? ProbeController)?.node }
}
