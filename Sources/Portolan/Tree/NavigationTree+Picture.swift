extension NavigationTree: CustomStringConvertible {
  /// The picture with case names only; safe to log.
  public var description: String { picture { $0.label.text } }

  /// The tree as one line with all values: `main[*(products › product(7)) | account…]`.
  ///
  /// For tests and tools of the app's own process; it holds associated values.
  public var picture: String { picture { $0.picture } }

  private func picture(_ name: (AnyRoute) -> String) -> String {
    layers.map { layer in
      let content = picture(of: layer.root, isBase: layer.style == nil, name)
      return layer.style.map { "\($0) (\(content))" } ?? content
    }.joined(separator: " ⇧ ")
  }

  private func picture(of id: NodeID, isBase: Bool, _ name: (AnyRoute) -> String) -> String {
    let node = self[id]
    let children = node.children.map { child in
      switch child {
      case .node(let id): return picture(of: id, isBase: true, name)
      case .slot(let route): return name(route) + "…"
      }
    }
    let own = node.route.map(name) ?? ""
    switch node.kind {
    case .screen: return own
    case .stack:
      let content = children.joined(separator: " › ")
      return own.isEmpty && !isBase ? content : "\(own)(\(content))"
    case .tabs:
      let marked = children.enumerated().map { $0 == node.selection ? "*" + $1 : $1 }
      return "\(own)[\(marked.joined(separator: " | "))]"
    }
  }
}
