extension Planner {
  /// Brings a screen back that was set aside, with what it stands in and on; nil when there is none.
  ///
  /// What it stands in is placed as the map says, and left out where that cannot be done.
  mutating func reachAside(
    _ route: AnyRoute, _ destination: AnyDestination, trail: [AnyRoute]
  ) -> NodeID? {
    guard tree.hasAside, piece == nil, !isNew, destination.reuse == .anywhere,
      let id = tree.lastAside(of: route), let name = tree.name(ofRoot: tree.layerRoot(of: id))
    else { return nil }
    var attempt = self
    do throws(NavigationError) {
      let holder = try maps.destination(for: name)
      _ = try attempt.place(name, holder, trail: trail + [name])
    } catch { return nil }
    guard attempt.tree.contains(id) else { return nil }
    self = attempt
    reveal(id)
    if trail.isEmpty, tree[id].route != route { tree.update(id) { $0.route = route } }
    return id
  }

  /// What was set aside of a route, when it is what a shape makes of it; nil when there is none.
  ///
  /// A question never takes it: its screen is always a new one.
  mutating func takeBack(
    _ route: AnyRoute, _ destination: AnyDestination, parent: NodeID?, position: Int
  ) throws(NavigationError) -> (root: NodeID, target: NodeID)? {
    guard tree.hasAside, piece != nil || (destination.reuse != .never && !isNew) else { return nil }
    let fitting = tree.asideRoots.filter {
      tree.name(ofRoot: $0)?.isSameScreen(as: route) == true && tree.fits($0, destination.shape)
    }
    guard let id = fitting.first(where: { $0 == piece }) ?? fitting.last else { return nil }
    if let parent, tree.stack(around: parent) != nil,
      tree.subtree(id).contains(where: { !tree[$0].kind.standsInStacks })
    {
      throw .containerInStack(route.label)
    }
    tree.takeBack(id, parent: parent, position: position)
    let first = destination.shape == .ownStack ? tree[id].children[0].id : nil
    let target = first ?? id
    if tree[target].route != route { tree.update(target) { $0.route = route } }
    return (id, target)
  }
}
