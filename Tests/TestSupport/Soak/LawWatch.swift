package import Portolan

/// Watches an app's events and says which law does not hold.
@MainActor package final class LawWatch<App: SoakedApp> {
  private unowned let app: App
  private var tree: NavigationTree
  private var ended: [Int: Int] = [:]
  /// What the host had confirmed when each request arrived; without a host, the tree.
  ///
  /// A request for a curtain arrives in that one's tree.
  private var arrivals: [Int: [NavigationTree]] = [:]
  private var broken: String?
  /// What a restoration has only kept, until it is shown or all guards are asked again.
  private var keptUnasked: Set<NodeID> = []

  package init(_ app: App) {
    self.app = app
    tree = app.peeked
    app.onEvent = { [weak self] in self?.note($0) }
    app.onRevalidated = { [weak self] in self?.keptUnasked.subtract($0) }
  }

  private func note(_ event: NavigationEvent) {
    switch event {
    case .committed(let change):
      if change.from != tree { broken = broken ?? "law 3: the tree changed without a commit" }
      follow(change.to)
    case .followed(let change): follow(change.to)
    case .arrived(let arrival):
      arrivals[arrival.request.number] = [app.confirmed ?? tree] + app.confirmedInCurtains
      end(arrival.request.number)
    case .failed(let failure): end(failure.request.number)
    case .diagnosed(let diagnostic) where app.faultyCodes.contains(diagnostic.code):
      broken = broken ?? "\(diagnostic)"
    default: break
    }
  }

  private func follow(_ next: NavigationTree) {
    let kept = next.keptRoots.flatMap(next.subtree)
    keptUnasked.formUnion(kept.filter { !tree.contains($0) && next.wasRestored($0) })
    keptUnasked.formIntersection(kept)
    tree = next
  }

  private func end(_ number: Int) {
    ended[number, default: 0] += 1
    if ended[number] != 1 { broken = broken ?? "law 9: request \(number) ended twice" }
  }

  /// The law that is broken while nothing moves, in words.
  package func brokenLaw() -> String? {
    let navigator = app.navigator
    if let broken { return broken }
    if navigator.scene.isBusyAnywhere || app.revalidations > 0 {
      return "law 9: something waits for ever"
    }
    if app.peeked != tree { return "law 3: the tree changed without an event" }
    if let broken = app.brokenLawOfScreen() { return broken }
    return forbidden(in: app.peeked).map { "law 4: \($0) is shown, and may not be" }
  }

  /// A node that a guest, or who has no key, may not have.
  private func forbidden(in tree: NavigationTree) -> String? {
    func search(_ id: NodeID) -> String? {
      if keptUnasked.contains(id) { return nil }
      if let route = tree.route(of: id), isForbidden(route) { return route.picture }
      return tree.children(of: id).lazy.compactMap(search).first
    }
    return (tree.layerRoots + tree.keptRoots).lazy.compactMap(search).first
  }

  private func isForbidden(_ route: AnyRoute) -> Bool {
    switch route.as(Shop.self) {
    case .account?, .order?: !app.session.isSignedIn
    default: route.as(Room.self) == .cellar && !app.keys.hasKey
    }
  }

  /// A request that arrived where the host had confirmed something else.
  private func brokenArrival(_ requests: [NavigationRequest]) -> String? {
    for request in requests {
      guard case .success(let arrival)? = request.outcome, let shown = arrivals[request.number],
        shown.contains(where: { !$0.layerRoots.isEmpty })
      else { continue }
      let isShown = { (tree: NavigationTree) in
        // Another map may have closed all: what names no screen arrives at none.
        arrival.node.map(arrival.isCovered ? tree.contains : tree.isVisible)
          ?? (arrival.route == nil)
      }
      if !shown.contains(where: isShown) {
        let node = arrival.node.map { "\($0)" } ?? "nothing"
        let pictures = shown.map(\.picture).joined(separator: ", under ")
        return "law 1: request \(request.number) arrived at \(node) in \(pictures)"
      }
    }
    return nil
  }

  /// What holds of all requests when the scene has ended.
  ///
  /// A request that closes a curtain (`unlocks`) arrives at no node: the curtain has gone.
  package func brokenAtEnd(
    _ requests: [NavigationRequest], unlocks: [NavigationRequest] = []
  ) -> String? {
    if let broken = broken ?? brokenArrival(requests) { return broken }
    if let open = (requests + unlocks).first(where: { $0.outcome == nil }) {
      return "law 9: request \(open.number) never ended"
    }
    return app.leftover()
  }
}
