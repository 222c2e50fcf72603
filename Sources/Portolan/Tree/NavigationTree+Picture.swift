extension NavigationTree: CustomStringConvertible {
  /// The tree as one line with the labels of the routes.
  ///
  /// It contains associated values of loggable routes only, so it is safe to log.
  public var description: String { picture { $0.label.text } }

  /// The tree as one line with all values: `main[*(products › product(7)) | account…]`.
  ///
  /// The line contains associated values, so use it only in tests, and in tools of the app's own
  /// process.
  public var picture: String { picture { $0.picture } }

  private func picture(_ name: (AnyRoute) -> String) -> String {
    layers.enumerated().map { position, layer in
      let content = picture(of: layer.root, name)
      guard position > 0 else { return content }
      let style = layer.style.map { "\($0)" } ?? "foreign"
      // A stack without a route has brackets already.
      return content.hasPrefix("(") ? "\(style) \(content)" : "\(style) (\(content))"
    }.joined(separator: " ⇧ ")
  }

  private func picture(of id: NodeID, _ name: (AnyRoute) -> String) -> String {
    let node = self[id]
    let own = node.route.map(name) ?? ""
    guard let behavior = node.kind.behavior else { return node.kind == .foreign ? "?" : own }
    let children = node.children.map { child in
      switch child {
      case .node(let id): return picture(of: id, name)
      case .slot(let route): return name(route) + "…"
      }
    }
    return behavior.picture(children, node.state, name: own)
  }
}
