package import Portolan

/// The screen of a `RecordingHost`, in memory: layers and containers, which plans and gestures
/// change.
///
/// ```swift
/// let host = RecordingHost()
/// host.attach(to: navigator.scene)
/// navigator.show(.bag)
/// #expect(host.screen.picture == "main[*(products) | account…] ⇧ sheet (bag)")
/// ```
///
/// The model takes new screens from the plans that it performs, and never reads the navigator's
/// tree. So a test can compare the model with the tree.
public struct ScreenModel: Sendable {
  /// The content of a node.
  package enum Content: Equatable, Sendable {
    /// A screen without children.
    case screen
    /// A stack with its elements, the first screen first.
    case stack([NodeID])
    /// Tabs, pages or the app's own container: its positions, and the selected one.
    case members([Place], selected: Int)
    /// A split: its columns, the one in front, and whether only that is visible.
    case split([Place], column: Int, isCollapsed: Bool)
  }

  /// The base content or a modal over it.
  package struct Layer: Equatable, Sendable {
    /// Its presentation style; nil for the base content and for layers of other code.
    package let style: PresentationStyle?
    /// Its root node.
    package let root: NodeID
  }

  /// The layers, base content first.
  package private(set) var layers: [Layer] = []
  /// The content of each open or kept node.
  package internal(set) var contents: [NodeID: Content] = [:]
  /// The route of each node; nil for a stack without a route.
  private(set) var routes: [NodeID: AnyRoute] = [:]
  /// The kind of each node; it never changes.
  private(set) var kinds: [NodeID: Kind] = [:]
  /// The identities of screens of other code.
  var foreigners: [NodeID: ForeignID] = [:]

  /// Makes an empty screen.
  package init() {}

  /// Makes a screen that shows a tree, with its kept parts.
  package init(showing tree: NavigationTree) {
    layers = zip(tree.layerStyles, tree.layerRoots).map { Layer(style: $0, root: $1) }
    for root in tree.layerRoots + tree.keptLayerRoots { build(root, of: tree) }
  }

  mutating func build(_ id: NodeID, of tree: NavigationTree) {
    guard contents[id] == nil else { return }
    routes[id] = tree.route(of: id)
    foreigners[id] = tree.foreign(id)
    kinds[id] = Kind(node: tree.kind(of: id), adapter: tree.adapter(of: id))
    contents[id] = Content(of: id, in: tree)
    for child in tree.children(of: id) { build(child, of: tree) }
  }

  /// Builds a container anew around its nodes.
  mutating func rebuild(_ id: NodeID, of tree: NavigationTree) {
    contents[id] = nil
    build(id, of: tree)
  }

  /// Releases nodes that are not shown any more.
  package mutating func forget(_ ids: [NodeID]) {
    for id in ids {
      contents[id] = nil
      routes[id] = nil
      kinds[id] = nil
    }
  }

  /// Changes the content of a node, as other code would.
  package mutating func set(_ content: Content, of id: NodeID) { contents[id] = content }

  /// Changes the route of a node.
  mutating func setRoute(_ route: AnyRoute?, of id: NodeID) { routes[id] = route }

  mutating func setLayers(_ layers: [Layer]) { self.layers = layers }
}
