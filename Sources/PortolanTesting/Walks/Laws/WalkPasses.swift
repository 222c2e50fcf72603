import Portolan

/// Law 4, at each change: what comes was allowed by its guards since its request began.
@MainActor final class WalkPasses<R: NavigationRoute> {
  private let keeper: WalkKeeper<R>
  private let watch: WalkWatch
  private weak var scene: SceneNavigator?
  /// How many guards had been asked when each request began, or was taken up again.
  private var begun: [Int: Int] = [:]

  init(_ keeper: WalkKeeper<R>, _ watch: WalkWatch, _ scene: SceneNavigator) {
    self.keeper = keeper
    self.watch = watch
    self.scene = scene
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .asked(let request, let words, _):
      // What comes where something was refused needs a yes since all were asked again.
      begun[request.number] = words.hasPrefix("evict") ? keeper.countWhenRevalidated : keeper.count
    case .resumed(let request): begun[request.number] = keeper.count
    case .committed(let request, let from, let to):
      look(at: coming(from, to), by: request.number)
    default: return
    }
  }

  /// What is built, and what comes back with a part that was kept.
  private func coming(_ from: NavigationTree, _ to: NavigationTree) -> [AnyRoute] {
    let before = Set(from.openNodes)
    let built = to.keptNodes.filter { !from.contains($0) }
    return (to.openNodes.filter { !before.contains($0) } + built).compactMap(to.route(of:))
  }

  private func look(at routes: [AnyRoute], by number: Int) {
    // An app's own guards are for the app to look at.
    guard let scene, keeper.count > 0 else { return }
    for route in routes {
      for case let rule as R.Guard in MapFacts(of: scene).guards(of: route) {
        let start = begun[number] ?? 0
        // A yes counts also when another request has had a no since.
        if keeper.lastAllowed[rule] ?? 0 > start { continue }
        let isAsked = keeper.lastAsked[rule] ?? 0 > start
        watch.report(
          .noWayRound,
          "\(route.picture) comes, and \(rule) \(isAsked ? "refused it" : "was not asked")")
      }
    }
  }
}
