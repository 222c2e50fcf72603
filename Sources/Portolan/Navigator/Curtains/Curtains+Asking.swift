/// Chooses the navigator of a scene that takes a request.
extension Curtains {
  /// Hands a request to the navigator that it belongs to; nil when that is `navigator`.
  func take(
    _ submission: LiveSignal.Submission, _ cargo: Cargo, from navigator: SceneNavigator
  ) -> NavigationRequest? {
    guard let ground, !ground.isClosed else { return nil }
    let root = root(of: submission.intent, in: ground.maps)
    if all.isEmpty, root == nil { return nil }
    if let taker = taker(of: submission.intent, root, from: navigator, over: ground) {
      return taker === navigator ? nil : taker.submit(submission, cargo)
    }
    return root.map { raise($0, for: submission, cargo, over: ground) }
  }

  /// The context of a node in any curtain.
  func context(of node: NodeID) -> AnyScreenContext? {
    all.first { $0.tree.contains(node) }?.context(of: node)
  }

  /// The navigator that shows a route, the topmost first.
  func holder(of route: AnyRoute) -> SceneNavigator? {
    (all.reversed() + [ground].compactMap(\.self)).first { $0.tree.nearest(to: route) != nil }
  }

  /// Closes a curtain that is done; a request that waited for it goes on, else a route is shown.
  func proceed(
    from node: NodeID, of curtain: SceneNavigator, to route: AnyRoute, _ site: CallSite
  ) -> NavigationRequest? {
    guard let ground, let root = curtain.tree.part else { return nil }
    let isAwaited = ground.traffic.waitingParkings().contains {
      $0.parking.detour?.isSameScreen(as: root) == true
    }
    let close = curtain.enter(
      LiveSignal.Submission(
        intent: .closeNode(curtain.tree.layerRoots[0]), cause: .leaving, mayGo: node, site: site))
    guard !isAwaited else { return close }
    let goOn = { [weak ground] in
      ground?.submit(.proceed(to: route, from: nil), site: site)
    }
    if case .success? = close.outcome { return goOn() ?? close }
    // The curtain's screens are asked first, and may stay.
    close.cargo.whenEnded = { [weak close] in
      if case .success? = close?.outcome { _ = goOn() }
    }
    return close
  }

  /// The curtain that an intent shows, or on which its route would stand; nil for others.
  private func root(of intent: LiveIntent, in maps: MapSet) -> AnyRoute? {
    guard let (route, place) = target(of: intent) else { return nil }
    // Open in the scene with this very value it is no curtain, and the map need not be asked.
    if all.isEmpty, place == nil, ground?.tree.shows(route) == true { return nil }
    if place == .curtain || place == nil && maps.isCurtain(route) { return route }
    guard !all.isEmpty, case .curtain(let root) = maps.ground(of: route, at: place),
      stands(root) != nil
    else { return nil }
    return root
  }

  private func stands(_ root: AnyRoute) -> SceneNavigator? {
    all.first { $0.tree.nearest(to: root) != nil }
  }

  private func target(of intent: LiveIntent) -> (AnyRoute, Place?)? {
    switch intent {
    case .show(let route, _): return (route, nil)
    case .ask(let route, let place): return (route, place)
    case .course(let routes, let place, _): return routes.first.map { ($0, place) }
    default: return nil
    }
  }

  /// The navigator that takes an intent; nil for a curtain that is not open yet.
  private func taker(
    of intent: LiveIntent, _ root: AnyRoute?, from navigator: SceneNavigator,
    over ground: SceneNavigator
  ) -> SceneNavigator? {
    switch intent {
    case .show, .ask, .course:
      if let root { return stands(root) }
      guard let (route, place) = target(of: intent),
        ground.maps.ground(of: route, at: place) == .front
      else { return ground }
      return navigator
    case .select(let route), .bringToFront(let route), .update(let route), .dismissTo(let route),
      .replace(above: let route, with: _), .setPath(let route, _, _):
      return navigator.tree.nearest(to: route) != nil ? navigator : holder(of: route) ?? navigator
    case .close(let route): return holder(of: route) ?? navigator
    case .closeNode(let node), .bringNodeToFront(let node), .selectMember(of: let node, _),
      .pushOnto(let node, _, _), .present(_, _, over: let node, _), .fillCompanions(of: let node):
      return all.first { $0.tree.contains(node) } ?? ground
    case .proceed, .showKept, .lookUp, .releaseKept, .evict, .restore, .adopt: return ground
    case .push, .reset, .back, .popToRoot, .pop, .dismiss, .dismissAll, .transaction:
      return navigator
    }
  }
}
