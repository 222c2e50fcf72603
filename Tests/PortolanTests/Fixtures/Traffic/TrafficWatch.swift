@testable import Portolan

/// Looks at the laws while signals are taken in: what commits was allowed, what ends ends once, and
/// nothing changes without a commit.
struct TrafficWatch {
  private var ended: Set<Int> = []
  private var committed: Set<Int> = []
  /// What was said yes to, of each request's attempt.
  private var passes: [Int: Set<AnyGuard>] = [:]
  /// The guard of a map that led a request to a route, and the route.
  private var leads: [Int: Excuse] = [:]

  /// A guard that a request waits for says yes.
  mutating func allow(_ rule: AnyGuard, for number: Int) {
    passes[number, default: []].insert(rule)
  }

  /// Looks at what one signal led to; returns what breaks a law.
  mutating func note(
    _ effects: ArraySlice<Effect>, from before: NavigationTree, to traffic: Traffic
  ) -> [String] {
    var faults: [String] = traffic.tree.faults
    var isChanged = false
    for effect in effects {
      switch effect {
      case .tell(let notice): note(notice)
      case .changed(let change):
        isChanged = true
        faults += look(at: change, in: traffic)
      case .revalidating: passes = [:]
      case .ended(let number, _):
        if !ended.insert(number).inserted { faults.append("law 9: \(number) ended twice") }
      default: continue
      }
    }
    if !isChanged, traffic.tree != before { faults.append("law 3: changed without a commit") }
    if ended.contains(where: { traffic.requests[$0] != nil }) {
      faults.append("law 9: one that ended is on its way")
    }
    return faults
  }

  /// What never ended, once the scene has.
  func unended(upTo last: Int) -> [String] {
    (1...max(1, last)).filter { last > 0 && !ended.contains($0) }.map {
      "law 9: \($0) never ended"
    }
  }

  private mutating func note(_ notice: Effect.Notice) {
    switch notice.event {
    case .asked(let stamp, _, _): leads[stamp.number] = notice.request?.excuse
    case .answered(let stamp, _, _):
      guard let answer = notice.answer, let rule = notice.rule else { return }
      // What is shown first leaves the request itself where it was.
      let isEviction = notice.request?.original?.isEviction == true
      if let route = answer.alternative, isEviction || answer.isRedirect {
        let isOfMap = notice.maps.sorted.flatMap(\.guards).contains(rule)
        leads[stamp.number] = isOfMap ? Excuse(rule: rule, route: route) : nil
      }
    case .parked(let stamp): passes[stamp.number] = []
    default: return
    }
  }

  /// Law 4, and law 3 of what has ended.
  private mutating func look(at change: Effect.Change, in traffic: Traffic) -> [String] {
    guard let number = change.request else { return [] }
    var faults: [String] = []
    if ended.contains(number) { faults.append("law 3: \(number) commits after its end") }
    if !committed.insert(number).inserted { faults.append("law 3: \(number) commits twice") }
    let plan = change.plan
    for id in plan.coming {
      guard let route = plan.to.route(of: id) else { continue }
      for rule in traffic.allGuards(of: route) where passes[number]?.contains(rule) != true {
        if let lead = leads[number], lead.rule == rule, lead.route.isSameScreen(as: route) {
          continue
        }
        faults.append("law 4: \(route) entered with \(number), and \(rule.rule) said no yes")
      }
    }
    return faults
  }
}

extension Traffic {
  /// What must say yes before a route is shown: its own guards and its map's.
  fileprivate func allGuards(of route: AnyRoute) -> [AnyGuard] {
    do { return try maps.guards(ofMap: route.typeID) + maps.guards(of: route) } catch { return [] }
  }
}

extension Answer {
  fileprivate var isRedirect: Bool {
    if case .redirect = self { return true }
    return false
  }
}
