import Portolan

/// Law 11: what is asked for last waits for nothing older, and is what is seen.
///
/// It looks at what the walk's code asks for; what is asked for in one turn is a row.
@MainActor final class WalkRows<R: NavigationRoute> {
  /// Something the walk asked for.
  private struct Entry {
    let number: Int
    let row: Int
    /// What it shows; nil when it does more, or a guard wants something else.
    var route: R?
  }

  private let keeper: WalkKeeper<R>
  private let watch: WalkWatch
  private let navigator: Navigator<R>
  private var row = 0
  private var entries: [Int: Entry] = [:]
  /// What has not committed, waits for nothing that has to happen, and has not ended.
  private var onItsWay: Set<Int> = []
  /// What was parked at some time: it counts as old as it is, and comes whatever has come between.
  private var parked: Set<Int> = []
  /// Restorations that have not ended.
  private var restoring: Set<Int> = []
  /// Who changed what is in front since this was last looked at, in order; nil for a person.
  private var movers: [Int?] = []
  /// What was asked for last of all that is in front, as long as nothing else was changed since.
  private var front: Entry?

  init(_ keeper: WalkKeeper<R>, _ watch: WalkWatch, _ navigator: Navigator<R>) {
    self.keeper = keeper
    self.watch = watch
    self.navigator = navigator
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  /// What is asked for from now on goes in a row of its own.
  func beginTurn() { row += 1 }

  /// These were asked for in this turn.
  func note(_ requests: some Sequence<NavigationRequest>, showing route: R?) {
    for request in requests where entries[request.number] == nil {
      entries[request.number] = Entry(number: request.number, row: row, route: route)
    }
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .asked(let request, let label, _):
      onItsWay.insert(request.number)
      if label.hasPrefix("restore") { restoring.insert(request.number) }
    case .answered(let request, _, let verdict):
      if verdict.hasPrefix("redirect") { entries[request.number]?.route = nil }
    case .parked(let request):
      onItsWay.remove(request.number)
      parked.insert(request.number)
    case .resumed(let request): onItsWay.insert(request.number)
    case .committed(let request, let from, let to):
      onItsWay.remove(request.number)
      if from.ownPath != to.ownPath { movers.append(request.number) }
    case .followed: movers.append(nil)
    case .arrived(let request, _), .failed(let request, _):
      onItsWay.remove(request.number)
      restoring.remove(request.number)
    case .diagnosed: return
    }
  }

  /// Nothing came in front of what was asked for later.
  func lookAtOrder() {
    for number in movers {
      let entry = number.flatMap { entries[$0] }
      if let front, let entry, entry.number < front.number, entry.row != front.row,
        !parked.contains(entry.number)
      {
        watch.report(
          .nobodyHeldUp,
          "request \(entry.number) came in front of \(front.number), which was asked for later")
      }
      front = entry
    }
    movers = []
    if onItsWay.isEmpty { entries = [:] }
  }

  /// What was asked for last and waits, although none of its guards is asked.
  var heldUp: Int? {
    guard restoring.isEmpty, let number = onItsWay.max(), let entry = entries[number],
      let route = entry.route,
      !onItsWay.contains(where: { $0 != number && entries[$0]?.row == entry.row })
    else { return nil }
    let rules = rules(of: route)
    // Guards that never were asked here may be for the app to look at.
    guard rules.allSatisfy(keeper.knows), !rules.contains(where: keeper.awaited.contains) else {
      return nil
    }
    return number
  }

  /// What would be asked before a route is shown; nobody for what cannot be shown.
  private func rules(of route: R) -> [R.Guard] {
    do {
      let plan = try navigator.plan(for: route)
      let routes = [AnyRoute(route)] + plan.coming.compactMap(plan.to.route(of:))
      return routes.flatMap { MapFacts(of: navigator.scene).guards(of: $0) }.compactMap {
        $0 as? R.Guard
      }
    } catch { return [] }
  }
}

extension NavigationTree {
  /// From the front layer that is not other code's to what is seen in it.
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
