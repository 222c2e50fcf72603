public import Portolan

/// A screen without pixels: layers and containers of every shape, changed by steps and by a user's
/// hand.
///
/// ```swift
/// var screen = ScreenModel()
/// screen.perform(try navigator.plan(for: .bag))
/// #expect(screen.picture == "main[*(products) | account…] ⇧ sheet (bag)")
/// ```
///
/// It looks at the tree only to build a node it has never seen, as a host does; from then on it
/// knows by itself what it shows.
public struct ScreenModel: Sendable {
  /// What stands in a node.
  package enum Content: Equatable, Sendable {
    /// A screen, with nothing in it.
    case screen
    /// A stack with its elements, the first screen first.
    case stack([NodeID])
    /// Tabs, pages or the app's own container: its places, and the selected one.
    case members([Place], selected: Int)
    /// A split: its columns, the one in front, and whether only that is seen.
    case split([Place], column: Int, isCollapsed: Bool)
  }

  /// The base content or a modal over it.
  package struct Layer: Equatable, Sendable {
    /// How it is presented; nil for the base content and for what other code presented.
    package let style: PresentationStyle?
    /// What stands in it.
    package let root: NodeID
  }

  /// What is shown, base content first.
  package private(set) var layers: [Layer] = []
  /// What stands in each node that is shown or kept.
  package internal(set) var contents: [NodeID: Content] = [:]
  /// What each node stands for; none for a stack that needs no route.
  private(set) var routes: [NodeID: AnyRoute] = [:]
  /// What each node is, from its beginning to its end.
  private(set) var kinds: [NodeID: Kind] = [:]
  /// Whose screens those are that are none of ours.
  var foreigners: [NodeID: ForeignID] = [:]

  /// A screen that shows nothing.
  package init() {}

  /// What a screen that shows the tree looks like, kept parts included.
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

  /// Builds a container anew around what stands in it.
  mutating func rebuild(_ id: NodeID, of tree: NavigationTree) {
    contents[id] = nil
    build(id, of: tree)
  }

  /// Lets go of nodes that are shown no more.
  package mutating func forget(_ ids: [NodeID]) {
    for id in ids {
      contents[id] = nil
      routes[id] = nil
      kinds[id] = nil
    }
  }

  /// Puts something else into a node, as other code would.
  package mutating func set(_ content: Content, of id: NodeID) { contents[id] = content }

  /// Gives a node another value.
  mutating func setRoute(_ route: AnyRoute?, of id: NodeID) { routes[id] = route }

  mutating func setLayers(_ layers: [Layer]) { self.layers = layers }
}
