extension Traffic {
  /// How a node is shown in the present tree.
  func presentation(of id: NodeID) -> ScreenPresentation {
    ScreenPresentation(
      place: tree.place(of: id), style: tree.style(around: id),
      leadsBack: tree.leadsBack(from: id), isClosable: isClosable(id))
  }

  private func isClosable(_ id: NodeID) -> Bool {
    // A plan is made only when needed: its cost grows with the screens above the node.
    tree.standsOnAnother(id) || possiblePlan(for: .close(.node(id)))?.isEmpty == false
  }
}

extension NavigationTree {
  /// The place of a node in its container.
  func place(of id: NodeID) -> ScreenPresentation.Place {
    let node = self[id]
    guard let parent = node.parent else { return isBase(id) ? .part : .layer }
    guard self[parent].kind == .stack else { return .member }
    return node.position == 0 ? .rootOfStack : .pushed
  }

  /// The style of the modal layer that holds a node, in the visible part of the app or in a part
  /// that is kept alive unseen; nil for a node in no layer.
  func style(around id: NodeID) -> PresentationStyle? {
    let root = layerRoot(of: id)
    return ([layers] + kept).joined().first { $0.root == root }?.style
  }

  /// Whether a container around the node offers a step back that leaves the node.
  func leadsBack(from id: NodeID) -> Bool {
    container(around: box(id)) { $0.leadsBack(from: $1) } != nil
  }

  /// Whether the node, or a container around it, stands above another in a stack.
  func standsOnAnother(_ id: NodeID) -> Bool {
    container(around: box(id)) { $0.kind == .stack && $1 > 0 } != nil
  }

  private func isBase(_ root: NodeID) -> Bool {
    ([layers] + kept).contains { $0.first?.root == root }
  }
}

extension Node {
  /// Whether the container offers a step back while this position is in front.
  fileprivate func leadsBack(from position: Int) -> Bool {
    let state = ContainerState(
      count: kind == .stack ? position + 1 : children.count, selection: position,
      isCollapsed: isCollapsed, adapter: extra?.adapter)
    return kind.behavior?.back(state) != nil
  }
}
