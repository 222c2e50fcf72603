extension NavigationTree {
  /// The kind of a node.
  package func kind(of id: NodeID) -> NodeKind { self[id].kind }

  /// The adapter of a container of the app's own; nil for other nodes.
  package func adapter(of id: NodeID) -> (any ContainerAdapter)? {
    self[id].extra?.adapter?.adapter
  }

  /// The id of the host's object for a foreign screen; nil for other nodes.
  package func foreign(_ id: NodeID) -> ForeignID? { self[id].extra?.foreign }

  /// The root of each layer, base content first.
  package var layerRoots: [NodeID] { layers.map(\.root) }

  /// The style of each layer, base content first; nil for the base content and for foreign layers.
  package var layerStyles: [PresentationStyle?] { layers.map(\.style) }

  /// The style of the open layer with this root; nil for the base content and for foreign layers.
  package func style(ofLayer root: NodeID) -> PresentationStyle? {
    layers.first { $0.root == root }?.style
  }

  /// The roots of all layers of the kept parts (in memory while another part is shown).
  package var keptLayerRoots: [NodeID] { kept.joined().map(\.root) }

  /// The root of each kept part's base content.
  package var keptRoots: [NodeID] { kept.compactMap { $0.first?.root } }

  /// Whether a node is in the tree and is a screen that the library built, not a container.
  package func isScreen(_ id: NodeID) -> Bool { box(ifKnown: id)?.node.kind == .screen }

  /// Whether a node is in the tree and is a container.
  package func isContainer(_ id: NodeID) -> Bool {
    box(ifKnown: id).map { $0.node.kind != .screen } ?? false
  }

  /// Whether a restoration built the node, so that its screen may have been open in an earlier
  /// launch.
  package func wasRestored(_ id: NodeID) -> Bool { restored.contains(id.raw) }

  /// The container of a node; nil for the root of a layer.
  package func parent(of id: NodeID) -> NodeID? { self[id].parent }

  /// The nodes in a container; slots are left out.
  package func children(of id: NodeID) -> [NodeID] { self[id].children.compactMap(\.id) }

  /// The nodes in a container that are visible while it is in view, the front one last.
  package func shownChildren(of id: NodeID) -> [NodeID] { self[id].shownChildren }

  package func placeCount(of id: NodeID) -> Int { self[id].children.count }

  /// The node at a position of a container; nil for a slot.
  package func child(at position: Int, of id: NodeID) -> NodeID? {
    self[id].children[position].id
  }

  package func selection(of id: NodeID) -> Int { self[id].selection }

  /// Whether a split shows one column at a time.
  package func isCollapsed(_ id: NodeID) -> Bool { self[id].isCollapsed }

  /// The route at a position of a container, whether its screen is built or not; nil for a child
  /// without a route.
  package func memberRoute(at position: Int, of id: NodeID) -> AnyRoute? {
    switch self[id].children[position] {
    case .slot(let route): return route
    case .node(let child): return name(ofRoot: child)
    }
  }
}
