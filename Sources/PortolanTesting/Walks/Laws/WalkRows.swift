import Portolan

/// Law 11: the newest request waits for no older one, and its screen is the one that is seen.
///
/// It covers the requests of the walk's code; the requests of one turn are a row.
@MainActor final class WalkRows<R: NavigationRoute> {
  /// A request of the walk.
  private struct Entry {
    let number: Int
    let row: Int
    /// The route that it shows; nil when it does more, or a guard leads elsewhere.
    var route: R?
  }

  private let keeper: WalkKeeper<R>
  private let watch: WalkWatch
  private let navigator: Navigator<R>
  private var row = 0
  private var entries: [Int: Entry] = [:]
  /// Requests that have not committed, wait for no event, and have not ended.
  private var onItsWay: Set<Int> = []
  /// Requests that were parked at some time: they keep their age, and come in spite of newer ones.
  private var parked: Set<Int> = []
  /// Restorations that have not ended.
  private var restoring: Set<Int> = []
  /// The sources of changes in front since the last look, in order; nil for a user.
  private var movers: [Int?] = []
  /// The newest request for the front screen, as long as no other change came after it.
  private var front: Entry?

  init(_ keeper: WalkKeeper<R>, _ watch: WalkWatch, _ navigator: Navigator<R>) {
    self.keeper = keeper
    self.watch = watch
    self.navigator = navigator
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  /// Later requests belong to a new row.
  func beginTurn() { row += 1 }

  /// The requests of this turn.
  func note(_ requests: some Sequence<NavigationRequest>, showing route: R?) {
    for request in requests where entries[request.number] == nil {
      entries[request.number] = Entry(number: request.number, row: row, route: route)
    }
  }

  /// Requests of other features in this turn: they replace none, and none replaces them.
  func note(beside requests: [NavigationRequest]) {
    note(requests, showing: nil)
    parked.formUnion(requests.map(\.number))
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .requested(let asked):
      onItsWay.insert(asked.request.number)
      if asked.intent.hasPrefix("restore") { restoring.insert(asked.request.number) }
    case .answered(let answer):
      if answer.verdict.hasPrefix("redirect") { entries[answer.request.number]?.route = nil }
    case .parked(let wait):
      onItsWay.remove(wait.request.number)
      parked.insert(wait.request.number)
    case .resumed(let resumed): onItsWay.insert(resumed.request.number)
    case .committed(let change):
      onItsWay.remove(change.request.number)
      if change.from.ownPath != change.to.ownPath { movers.append(change.request.number) }
    case .followed: movers.append(nil)
    case .arrived, .failed:
      guard let number = event.request?.number else { return }
      onItsWay.remove(number)
      restoring.remove(number)
    case .diagnosed, .tappedAgain: return
    }
  }

  /// No older request came in front of a newer one.
  func lookAtOrder() {
    for number in movers {
      // An adoption replaces no request, so that an older one may come after it.
      if let number, watch.labels[number]?.hasPrefix("adopt") == true { continue }
      let entry = number.flatMap { entries[$0] }
      if let front, let entry, entry.number < front.number, entry.row != front.row,
        !parked.contains(entry.number)
      {
        watch.report(
          .newestWins,
          "request \(entry.number) came in front of \(front.number), which was requested later")
      }
      front = entry
    }
    movers = []
    if onItsWay.isEmpty { entries = [:] }
  }

  /// The newest request if it waits although no guard is being asked.
  var heldUp: Int? {
    guard restoring.isEmpty, let number = onItsWay.max(), let entry = entries[number],
      let route = entry.route,
      !onItsWay.contains(where: { $0 != number && entries[$0]?.row == entry.row })
    else { return nil }
    if waitsForModal(route) { return nil }
    // One that cannot be planned any more ends when the guard that it asked before has answered.
    guard let rules = rules(of: route) else { return keeper.awaited.isEmpty ? number : nil }
    // The app checks guards that were never asked here.
    guard rules.allSatisfy(keeper.knows), !rules.contains(where: keeper.awaited.contains) else {
      return nil
    }
    return number
  }

  /// Whether a modal of other code is asked that the route would close.
  private func waitsForModal(_ route: R) -> Bool {
    let asked = SceneProgress(of: navigator.scene).askedModals
    guard !asked.isEmpty else { return false }
    do { return try navigator.plan(for: route).leaving.contains(where: asked.contains) } catch {
      return false
    }
  }

  /// The guards that would be asked before a route is shown; nil when it cannot be shown now.
  private func rules(of route: R) -> [R.Guard]? {
    do {
      let plan = try navigator.plan(for: route)
      let routes = [AnyRoute(route)] + plan.coming.compactMap(plan.to.route(of:))
      return routes.flatMap { MapFacts(of: navigator.scene).guards(of: $0, isTarget: true) }
        .compactMap { $0 as? R.Guard }
    } catch { return nil }
  }
}

extension NavigationTree {
  /// The visible path in the front layer of the app itself.
  fileprivate var ownPath: [NodeID] {
    guard var id = layerRoots.last(where: { foreign($0) == nil }) else { return [] }
    var path = [id]
    while let next = shownChildren(of: id).last {
      path.append(next)
      id = next
    }
    return path
  }
}
