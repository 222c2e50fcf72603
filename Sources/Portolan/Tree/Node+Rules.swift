extension Node {
  var state: ContainerState {
    ContainerState(
      count: children.count, selection: selection, isCollapsed: isCollapsed,
      adapter: extra?.adapter)
  }

  /// The place on the visible path; nil for screens and for containers without members.
  var front: Int? { kind.rules?.front(state) }

  /// The child on the visible path; nil for screens and where a slot is.
  var frontChild: NodeID? { front.flatMap { children[$0].id } }

  /// Whether a place is seen while the container is in view.
  func shows(_ place: Int) -> Bool { kind.rules?.shows(place, state) ?? false }

  /// The children that are seen while the container is in view, the front one last.
  var shownChildren: [NodeID] {
    guard let rules = kind.rules, let front else { return [] }
    // What is seen beside the front is entered with it: there may be thousands of other members.
    let companions = rules.companions(state)
    if companions.isEmpty { return children[front].id.map { [$0] } ?? [] }
    let beside = companions.filter { $0 != front && rules.shows($0, state) }.sorted()
    return (beside + [front]).compactMap { children[$0].id }
  }
}
