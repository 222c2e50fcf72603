extension NavigationEvent {
  /// One line for a change of the tree: its cause, and the path to the screen in front.
  ///
  /// Returns nil for an event that does not change the tree.
  func breadcrumb(of request: Request.Facts?) -> String? {
    switch self {
    case .committed(let change):
      guard change.from != change.to else { return nil }
      let words = request?.original.map { " \($0.label)" } ?? ""
      let site = request.map { " at \($0.site)" } ?? ""
      return "\(change.request)\(words) → \(change.to.crumb)\(site)"
    case .followed(let change): return "the user (\(change.map)) → \(change.to.crumb)"
    default: return nil
    }
  }
}

extension NavigationTree {
  /// The number of screens that a crumb names at most, since a crash report has little room.
  private static var crumbLimit: Int { 10 }

  /// The path to the screen in front, such as `main › products › product in layer 1`.
  fileprivate var crumb: String {
    let way = visibleWay
    let names = way.suffix(Self.crumbLimit)
    let start = names.count < way.count ? "… › " : ""
    let layers = layers.count > 1 ? " in layer \(layers.count - 1)" : ""
    return names.isEmpty ? "nothing" : start + names.joined(separator: " › ") + layers
  }

  /// The labels along the visible path, and those of the screens beneath the top of a stack.
  private var visibleWay: [String] {
    visiblePath.flatMap { id -> [String] in
      let node = self[id]
      let own = node.kind == .stack ? [] : [node.route?.label.text].compactMap { $0 }
      guard let parent = node.parent, self[parent].kind == .stack else { return own }
      let beneath = self[parent].children.prefix(node.position).compactMap(\.id)
      return beneath.compactMap { route(of: $0)?.label.text } + own
    }
  }
}
