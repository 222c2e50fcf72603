extension NavigationTree {
  /// What a node is to a host.
  package func kind(of id: NodeID) -> NodeKind { self[id].kind }

  /// How the app's own container behaves; nil for other nodes.
  package func adapter(of id: NodeID) -> (any ContainerAdapter)? {
    self[id].extra?.adapter?.adapter
  }

  /// Whose screen it is; nil for ours.
  package func foreign(_ id: NodeID) -> ForeignID? { self[id].extra?.foreign }

  /// The root of each layer, base content first.
  package var layerRoots: [NodeID] { layers.map(\.root) }

  /// How each layer is presented, base content first; nil for that.
  package var layerStyles: [PresentationStyle?] { layers.map(\.style) }

  /// The roots of all layers of the parts that are kept.
  package var keptLayerRoots: [NodeID] { kept.joined().map(\.root) }

  /// The roots of the parts that are kept while another is shown.
  package var keptRoots: [NodeID] { kept.compactMap { $0.first?.root } }

  /// Whether a node is a screen of ours, whatever a host shows for it.
  package func isScreen(_ id: NodeID) -> Bool { node(id)?.kind == .screen }

  /// Whether a node was built by a restoration, and so may stand for what was shown before.
  package func wasRestored(_ id: NodeID) -> Bool { restored.contains(id.raw) }

  /// The container in which a node stands; nil for the root of a layer.
  package func parent(of id: NodeID) -> NodeID? { self[id].parent }

  /// The nodes in a container; slots are left out.
  package func children(of id: NodeID) -> [NodeID] { self[id].children.compactMap(\.id) }

  /// The nodes in a container that are seen while it is in view, the front one last.
  package func shownChildren(of id: NodeID) -> [NodeID] { self[id].shownChildren }

  package func placeCount(of id: NodeID) -> Int { self[id].children.count }

  /// The node at a place of a container; nil for a slot.
  package func child(at position: Int, of id: NodeID) -> NodeID? {
    self[id].children[position].id
  }

  package func selection(of id: NodeID) -> Int { self[id].selection }

  /// Whether a split shows one column at a time.
  package func isCollapsed(_ id: NodeID) -> Bool { self[id].isCollapsed }

  /// What a place of a container is called, entered or not.
  package func memberRoute(at position: Int, of id: NodeID) -> AnyRoute? {
    switch self[id].children[position] {
    case .slot(let route): return route
    case .node(let child): return name(ofRoot: child)
    }
  }
}
