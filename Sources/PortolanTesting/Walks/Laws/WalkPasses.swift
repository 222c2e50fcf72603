import Portolan

/// Law 4, at each change: the guards of a new screen allowed it after its request began.
@MainActor final class WalkPasses<R: NavigationRoute> {
  private let keeper: WalkKeeper<R>
  private let watch: WalkWatch
  private weak var scene: SceneNavigator?
  /// The maps at the last look.
  private var facts: MapFacts
  /// The changes since the last look, which belong to the maps that were adopted before.
  private var changes: [Change] = []
  /// How many adoptions were committed since the last look.
  private var adoptions = 0
  /// The maps when all guards were last asked again.
  private var asked: MapFacts
  /// The adoptions that went on since, after they had waited for an event.
  private var resumed: Set<Int> = []
  private var hasOthers = false
  /// How many guards had been asked when each request began, or was taken up again.
  private var begun: [Int: Int] = [:]

  /// The screens that came with a change, and how the guards had answered then.
  private struct Change {
    let routes: [AnyRoute]
    let start: Int
    let lastAsked: [R.Guard: Int]
    let lastAllowed: [R.Guard: Int]
    let adoptions: Int
  }

  init(_ keeper: WalkKeeper<R>, _ watch: WalkWatch, _ scene: SceneNavigator) {
    self.keeper = keeper
    self.watch = watch
    self.scene = scene
    facts = MapFacts(of: scene)
    asked = facts
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .requested(let asked):
      // A screen in place of a refused one needs a yes since all guards were asked again.
      begun[asked.request.number] =
        asked.intent.hasPrefix("evict") ? keeper.countWhenRevalidated : keeper.count
    case .resumed(let it):
      begun[it.request.number] = keeper.count
      if isAdoption(it.request) { resumed.insert(it.request.number) }
    case .committed(let change):
      if isAdoption(change.request) {
        adoptions += 1
        // It waited for its turn, behind a screen that is asked, until guards had been asked again.
        if keeper.count > keeper.countWhenRevalidated { hasOthers = true }
      }
      if resumed.contains(change.request.number) { hasOthers = true }
      // The app checks its own guards.
      guard keeper.count > 0 else { return }
      changes.append(
        Change(
          routes: coming(change.from, change.to), start: begun[change.request.number] ?? 0,
          lastAsked: keeper.lastAsked,
          lastAllowed: keeper.lastAllowed, adoptions: adoptions))
    default: return
    }
  }

  private func isAdoption(_ request: RequestStamp) -> Bool {
    watch.labels[request.number]?.hasPrefix("adopt") == true
  }

  /// All guards are about to be asked again.
  func beginRevalidation() {
    guard let scene else { return }
    (asked, resumed, hasOthers) = (MapFacts(of: scene), [], false)
  }

  /// The guards of a route's screen that were among those which were asked again: what an adoption
  /// brings that went on with them, or since, is asked for the next time.
  func askedAgain(of route: AnyRoute) -> [R.Guard] {
    guard let scene else { return [] }
    let rules = MapFacts(of: scene).guards(of: route).compactMap { $0 as? R.Guard }
    guard hasOthers else { return rules }
    let old = asked.guards(of: route).compactMap { $0 as? R.Guard }
    return rules.filter(old.contains)
  }

  /// Looks at the changes under the first and the last maps; those between two adoptions had others,
  /// which are not known any longer.
  func lookAround() {
    guard let scene else { return }
    let (before, after) = (facts, adoptions == 0 ? facts : MapFacts(of: scene))
    for change in changes {
      if change.adoptions == 0 { look(at: change, under: before) }
      if change.adoptions == adoptions, adoptions > 0 { look(at: change, under: after) }
    }
    (facts, changes, adoptions) = (after, [], 0)
  }

  /// The screens that are built, and those that return with a kept part.
  ///
  /// What a restoration only keeps is asked for when it is shown.
  private func coming(_ from: NavigationTree, _ to: NavigationTree) -> [AnyRoute] {
    let before = Set(from.openNodes)
    let built = to.keptLayerRoots.filter(from.contains).flatMap(to.subtree)
      .filter { !from.contains($0) }
    return (to.openNodes.filter { !before.contains($0) } + built).compactMap(to.route(of:))
  }

  private func look(at change: Change, under facts: MapFacts) {
    for route in change.routes {
      for case let rule as R.Guard in facts.guards(of: route) {
        // A yes counts even when another request was refused since.
        if change.lastAllowed[rule] ?? 0 > change.start { continue }
        let isAsked = change.lastAsked[rule] ?? 0 > change.start
        watch.report(
          .noWayRound,
          "\(route.picture) comes, and \(rule) \(isAsked ? "refused it" : "was not asked")")
      }
    }
  }
}
