/// Decides which navigator takes a request: the scene's own, or that of a curtain.
extension Curtains {
  /// Hands a request to the navigator that must take it, or opens the curtain that it shows.
  ///
  /// Returns nil when `navigator` itself must take the request; `said` gets what its maps say.
  func take(
    _ submission: Signal.Submission, _ cargo: Cargo, from navigator: SceneNavigator,
    _ said: MapSet.Said
  ) -> NavigationRequest? {
    guard let ground, !ground.isClosed else { return nil }
    var maps = ground.maps
    // A curtain may have other maps.
    if navigator === ground { maps.said = said }
    if case .push(let route, _, _) = submission.intent, maps.isCurtain(route) {
      // It can stand nowhere else, so it is shown as a curtain.
      return navigator.submit(submission.with(.show(route)), cargo)
    }
    let root = root(of: submission.intent, in: maps)
    if all.isEmpty, root == nil { return nil }
    if let taker = taker(of: submission.intent, root, from: navigator, over: ground, maps) {
      return taker === navigator ? nil : taker.submit(submission, cargo)
    }
    return root.map { raise($0, for: submission, cargo, over: ground) }
  }

  /// The context of a node in any curtain.
  func context(of node: NodeID) -> ScreenContext<AnyRoute>? {
    all.first { $0.traffic.tree.contains(node) }?.context(of: node)
  }

  private func holder(of node: NodeID) -> SceneNavigator? {
    all.first { $0.traffic.tree.contains(node) }
  }

  /// The topmost navigator, of a curtain or the scene, in whose tree a route is open.
  func holder(of route: AnyRoute) -> SceneNavigator? {
    (all.reversed() + [ground].compactMap(\.self)).first {
      $0.traffic.tree.nearest(to: route) != nil
    }
  }

  /// Closes a curtain that is done, such as a lock after the right code.
  ///
  /// Then the request goes on that waited for the curtain. If no request did, `route` is shown.
  func proceed(
    from node: NodeID, of curtain: SceneNavigator, to route: AnyRoute, _ site: CallSite
  ) -> NavigationRequest? {
    guard let ground, let root = curtain.traffic.tree.part else { return nil }
    let isAwaited = ground.traffic.waitingParkings().contains {
      $0.parking.detour?.isSameScreen(as: root) == true
    }
    let close = curtain.enter(
      Signal.Submission(
        intent: .close(.node(curtain.traffic.tree.layerRoots[0])), cause: .leaving, mayGo: node,
        site: site))
    guard !isAwaited else { return close }
    let goOn = { [weak ground] in
      ground?.submit(.proceed(to: route, from: nil), site: site)
    }
    if case .success? = close.outcome { return goOn() ?? close }
    // The exit guards of the curtain's screens are asked first, and may keep it open.
    close.cargo.whenEnded = { [weak close] in
      if case .success? = close?.outcome { _ = goOn() }
    }
    return close
  }

  /// The root of the curtain that an intent shows, or in which its route belongs; nil without one.
  private func root(of intent: Intent, in maps: MapSet) -> AnyRoute? {
    guard let (route, place) = target(of: intent) else { return nil }
    if place == .curtain || place == nil && maps.isCurtain(route) { return route }
    guard !all.isEmpty, case .curtain(let root) = maps.ground(of: route, at: place),
      stands(root) != nil
    else { return nil }
    return root
  }

  private func stands(_ root: AnyRoute) -> SceneNavigator? {
    all.first { $0.traffic.tree.nearest(to: root) != nil }
  }

  private func target(of intent: Intent) -> (AnyRoute, Place?)? {
    switch intent {
    case .ask(let route, let place): return (route, place)
    case .show(let routes, let place, _): return routes.isEmpty ? nil : (routes[0], place)
    default: return nil
    }
  }

  /// The navigator that must take an intent; nil if it belongs to a curtain that is not open yet.
  private func taker(
    of intent: Intent, _ root: AnyRoute?, from navigator: SceneNavigator,
    over ground: SceneNavigator, _ maps: MapSet
  ) -> SceneNavigator? {
    switch intent {
    case .show, .ask:
      if let root { return stands(root) }
      guard let (route, place) = target(of: intent),
        maps.ground(of: route, at: place) == .front
      else { return ground }
      return navigator
    case .select(.route(let route)), .bringToFront(.route(let route)), .update(let route),
      .dismiss(above: .route(let route)?), .setPath(.above(let route), _, _),
      .setPath(.stack(let route), _, _):
      let isHere = navigator.traffic.tree.nearest(to: route) != nil
      return isHere ? navigator : holder(of: route) ?? navigator
    case .close(.route(let route)): return holder(of: route) ?? navigator
    case .push(_, let node?, _), .present(_, _, over: let node, _), .fillCompanions(of: let node):
      return holder(of: node) ?? ground
    case .close(let target), .bringToFront(let target), .select(let target):
      return target.node.flatMap(holder) ?? ground
    case .proceed, .lookUp, .releaseKept, .evict, .restore, .adopt: return ground
    case .push, .setPath, .back, .pop, .dismiss, .transaction: return navigator
    }
  }
}
