import Portolan

/// Law 4, at each change: the guards of a new screen allowed it after its request began.
@MainActor final class WalkPasses<R: NavigationRoute> {
  private let keeper: WalkKeeper<R>
  private let watch: WalkWatch
  private weak var scene: SceneNavigator?
  /// The maps at the last event; the scene may have others already.
  private var facts: MapFacts?
  /// How many guards had been asked when each request began, or was taken up again.
  private var begun: [Int: Int] = [:]

  init(_ keeper: WalkKeeper<R>, _ watch: WalkWatch, _ scene: SceneNavigator) {
    self.keeper = keeper
    self.watch = watch
    self.scene = scene
    facts = MapFacts(of: scene)
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .requested(let request, let words, _):
      // A screen in place of a refused one needs a yes since all guards were asked again.
      begun[request.number] = words.hasPrefix("evict") ? keeper.countWhenRevalidated : keeper.count
    case .resumed(let request): begun[request.number] = keeper.count
    case .committed(let request, let from, let to):
      if watch.labels[request.number]?.hasPrefix("adopt") == true {
        facts = scene.map(MapFacts.init)
      }
      look(at: coming(from, to), by: request.number)
    default: return
    }
  }

  /// The screens that are built, and those that return with a kept part.
  ///
  /// What a restoration only keeps is asked for when it is shown.
  private func coming(_ from: NavigationTree, _ to: NavigationTree) -> [AnyRoute] {
    let before = Set(from.openNodes)
    let built = to.keptLayerRoots.filter(from.contains).flatMap(to.nodes)
      .filter { !from.contains($0) }
    return (to.openNodes.filter { !before.contains($0) } + built).compactMap(to.route(of:))
  }

  private func look(at routes: [AnyRoute], by number: Int) {
    // The app checks its own guards.
    guard let facts, keeper.count > 0 else { return }
    for route in routes {
      for case let rule as R.Guard in facts.guards(of: route) {
        let start = begun[number] ?? 0
        // A yes counts even when another request was refused since.
        if keeper.lastAllowed[rule] ?? 0 > start { continue }
        let isAsked = keeper.lastAsked[rule] ?? 0 > start
        watch.report(
          .noWayRound,
          "\(route.picture) comes, and \(rule) \(isAsked ? "refused it" : "was not asked")")
      }
    }
  }
}
