extension LiveIntent {
  /// The intent in words of routes alone; nil when it says nothing without this tree.
  ///
  /// A tap on a member of a container is stored as what the member is called, the end of a part as
  /// what is shown then, and of a transaction what can be.
  func stored(in tree: NavigationTree) -> Intent<AnyRoute, Never>? {
    switch self {
    case .selectMember(let container, let position):
      return tree.listedMember(at: position, of: container).map { .select($0) }
    case .proceed(let route, _): return .show(route)
    case .transaction(let steps):
      let steps = steps.compactMap { $0.stored(in: tree) }
      return steps.isEmpty ? nil : .transaction(steps)
    default:
      guard traits.contains(.stored) else { return nil }
      do { return try map(route: \.self, node: { _ in throw NamesNode() }) } catch { return nil }
    }
  }

  private struct NamesNode: Error {}
}

extension Intent<AnyRoute, Never> {
  /// What is asked for again.
  var live: LiveIntent { map(route: \.self, node: { $0 }) }
}

extension NavigationTree {
  /// What a place of a container is called; nil when there is none.
  fileprivate func listedMember(at position: Int, of container: NodeID) -> AnyRoute? {
    guard let node = node(container), (0..<node.children.count).contains(position) else {
      return nil
    }
    return memberRoute(at: position, of: container)
  }
}
