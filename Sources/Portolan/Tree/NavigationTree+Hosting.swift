extension NavigationTree {
  /// What a node is to a host.
  package enum NodeShape {
    case screen, stack, tabs
  }

  package func shape(of id: NodeID) -> NodeShape {
    switch self[id].kind {
    case .screen: return .screen
    case .stack: return .stack
    case .tabs: return .tabs
    }
  }

  /// The root of each layer, base content first.
  package var layerRoots: [NodeID] { layers.map(\.root) }

  /// How each layer is presented, base content first; nil for that.
  package var layerStyles: [PresentationStyle?] { layers.map(\.style) }

  /// The roots of all layers of the parts that are kept.
  package var keptLayerRoots: [NodeID] { kept.joined().map(\.root) }

  /// The roots of the parts that are kept while another is shown.
  package var keptRoots: [NodeID] { kept.compactMap { $0.first?.root } }

  /// The nodes in a container; slots are left out.
  package func children(of id: NodeID) -> [NodeID] { self[id].children.compactMap(\.id) }

  package func placeCount(of id: NodeID) -> Int { self[id].children.count }

  /// The node at a place of a container; nil for a slot.
  package func child(at position: Int, of id: NodeID) -> NodeID? {
    self[id].children[position].id
  }

  package func selection(of id: NodeID) -> Int { self[id].selection }

  /// What a place of tabs is called, entered or not.
  package func memberRoute(at position: Int, of id: NodeID) -> AnyRoute? {
    switch self[id].children[position] {
    case .slot(let route): return route
    case .node(let child): return name(ofRoot: child)
    }
  }
}
