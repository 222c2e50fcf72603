@testable import Portolan

/// Looks at the laws while signals are taken in: what commits was allowed, what ends ends once, and
/// nothing changes without a commit.
struct TrafficWatch {
  private var ended: Set<Int> = []
  private var committed: Set<Int> = []
  /// What was said yes to, of each request's attempt.
  private var passes: [Int: Set<AnyGuard>] = [:]
  /// What was said yes to, or left open, since all were last asked again.
  private var kept: Set<AnyGuard> = []
  /// Nodes of kept parts that were restored since.
  private var unasked: Set<NodeID> = []
  /// Those that have not been shown since, whenever all were asked again.
  private var unshown: Set<NodeID> = []
  /// Screens that want to be asked, of each request those that it may close, and those that finished
  /// by themselves.
  private var reluctant: Set<NodeID> = []
  private var mayGo: [Int: Set<NodeID>] = [:]
  private var finished: Set<NodeID> = []
  /// What was said yes to since.
  private var allowed: Set<AnyGuard> = []
  private var evictions: Set<Int> = []
  /// The maps that each request brings.
  private var adoptions: [Int: [AdoptedMap]] = [:]
  /// The maps as of each change: others may follow in the same signal.
  private var maps = MapSet()
  /// What the scene beneath a curtain has adopted with the present signal.
  private var followed: [AdoptedMap] = []
  /// What a guard wanted shown where it refused something.
  private var refusals: [GuardExemption] = []
  /// The own guards that each open screen has passed.
  private var passed: [NodeID: Set<AnyGuard>] = [:]
  /// The version of the maps when all were last asked again.
  private var version = 0
  /// The guard of a map that led a request to a route, and the route.
  private var leads: [Int: [GuardExemption]] = [:]

  /// A signal is about to come in: all answers are forgotten when all are asked again.
  mutating func begin(_ signal: Signal, with traffic: Traffic) {
    noteMaps(signal, with: traffic)
    noteExits(signal, with: traffic)
    guard case .revalidated = signal, !traffic.isClosed else { return }
    version = traffic.maps.version
    passes = [:]
    kept = []
    unasked = []
    allowed = []
    refusals = []
  }

  private mutating func noteMaps(_ signal: Signal, with traffic: Traffic) {
    maps = traffic.maps
    followed = []
    switch signal {
    case .adoptedToo(let map):
      if let number = traffic.adoption(for: map) { adoptions[number]?.append(map) }
    case .maps(let adopted): if !traffic.isClosed { followed = adopted }
    default: return
    }
  }

  private mutating func noteExits(_ signal: Signal, with traffic: Traffic) {
    reluctant = traffic.reluctant
    switch signal {
    case .asksBeforeLeaving(let id, false): reluctant.remove(id)
    case .requested(let submission): if let id = submission.mayGo { finished.insert(id) }
    case .mayLeave(_, let id): finished.insert(id)
    case .said(let ticket, .leave):
      guard let asking = traffic.askings[ticket], case .screen(let id) = asking.addressee else {
        return
      }
      for case .request(let number) in asking.askers { mayGo[number, default: []].insert(id) }
    default: return
    }
  }

  /// A guard is about to answer.
  mutating func hear(
    _ answer: AnyVerdict, of rule: AnyGuard, whenSilent: WhenSilent, from askers: [Askings.Asker],
    in traffic: Traffic
  ) {
    let isOfScene = rule == LockedMap.lock
    for asker in askers {
      switch (asker, answer) {
      case (.request(let number), .redirect(let route)):
        let led = leads[number] ?? []
        if !isOfScene || led.contains(where: { !$0.route.isSameScreen(as: route) }) {
          leads[number] = []
        }
        if isOfScene {
          leads[number, default: []].append(
            GuardExemption(rules: [rule], route: route, isDetour: false))
        }
      case (.request(let number), .detour(let route)):
        let exemption = GuardExemption(rules: [rule], route: route, isDetour: true)
        if isOfScene, let target = traffic.requests[number]?.intent.route,
          exemption.led(rule, to: target, in: traffic.maps)
        {
          leads[number, default: []].append(exemption)
        }
      case (.request(let number), .allow): passes[number, default: []].insert(rule)
      case (.revalidation, .allow):
        kept.insert(rule)
        for id in passed.keys { passed[id]?.insert(rule) }
        if traffic.occasional.isEmpty { allowed.insert(rule) }
      case (.revalidation, .wait), (.revalidation, .failed):
        if whenSilent == .keep { kept.insert(rule) }
      case (.revalidation, .redirect(let route)):
        refusals.append(GuardExemption(rules: [rule], route: route, isDetour: false))
      case (.revalidation, .detour(let route)):
        refusals.append(GuardExemption(rules: [rule], route: route, isDetour: true))
      default: continue
      }
    }
  }

  /// Looks at what one signal led to; returns what breaks a law.
  mutating func note(
    _ effects: ArraySlice<Effect>, from before: NavigationTree, to traffic: Traffic
  ) -> [String] {
    let (path, new) = (before.ownPath, traffic.tree.ownPath)
    if traffic.tree.hasOwnPath(of: before) != (path == new) || traffic.tree.ownFront != new.last {
      return ["the path \(new) was compared with \(path)"]
    }
    // Where no change lets the new maps in, their guards alone count.
    if !followed.isEmpty, !effects.contains(where: \.asksForMaps) {
      maps = maps.guarded(by: followed.flatMap(\.entries))
    }
    var faults: [String] = traffic.tree.faults
    var (isChanged, isAskedAgain) = (false, false)
    for effect in effects {
      switch effect {
      case .tell(let event, let request): note(event, of: request)
      case .changed(let change):
        isChanged = true
        faults += look(at: change)
      case .revalidated: isAskedAgain = !traffic.isClosed
      case .ended(let number, _):
        if !ended.insert(number).inserted { faults.append("law 9: \(number) ended twice") }
      default: continue
      }
    }
    // What came in the same signal has been noted by now.
    if isAskedAgain { faults += lookAtAll(in: traffic) }
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

  private mutating func note(_ event: NavigationEvent, of request: Request.Facts?) {
    switch event {
    case .requested(let asked):
      leads[asked.request.number] = [request?.exemption].compactMap(\.self)
      if case .evict? = request?.original { evictions.insert(asked.request.number) }
      adoptions[asked.request.number] = request?.original?.adopted
    case .parked(let parked): passes[parked.request.number] = []
    default: return
    }
  }

  /// Law 4, and law 3 of what has ended.
  private mutating func look(at change: Effect.Change) -> [String] {
    guard let number = change.request else { return [] }
    var faults: [String] = []
    if ended.contains(number) { faults.append("law 3: \(number) commits after its end") }
    if !committed.insert(number).inserted { faults.append("law 3: \(number) commits twice") }
    let plan = change.plan
    if let new = adoptions[number] { maps = maps.replacing(new.flatMap(\.entries)) }
    if !evictions.contains(number) {
      let unasked = reluctant.subtracting(finished).subtracting(mayGo[number] ?? [])
      faults += plan.leaving.filter(unasked.contains).map {
        "law 4: \($0) asks before it closes, and \(number) closed it unasked"
      }
    }
    for id in plan.coming {
      guard let route = plan.to.route(of: id) else { continue }
      // What a restoration only keeps is asked for when it is shown, or when all are asked again.
      if plan.restoration != nil, plan.to.layer(of: id) == nil {
        unasked.insert(id)
        unshown.insert(id)
        passed[id] = []
        continue
      }
      unasked.remove(id)
      unshown.remove(id)
      let isEviction = evictions.contains(number)
      for rule in maps.allGuards(of: route, asRefuge: isEviction)
      where !isAllowed(rule, for: number) {
        if leads[number]?.contains(where: { $0.led(rule, to: route, in: maps) }) == true {
          continue
        }
        faults.append("law 4: \(route) entered with \(number), and \(rule.rule) said no yes")
      }
      passed[id] = Set(maps.ownGuards(of: route))
    }
    for id in plan.updated where !unshown.contains(id) {
      guard let route = plan.to.route(of: id) else { continue }
      for rule in maps.ownGuards(of: route)
      where passed[id]?.contains(rule) != true && !isAllowed(rule, for: number) {
        faults.append("law 4: \(route) came to a screen, and \(rule.rule) said no yes")
      }
      passed[id, default: []].formUnion(maps.ownGuards(of: route))
    }
    return faults
  }
}

extension TrafficWatch {
  /// What nobody asked for is shown where its guards have said yes since all were asked again.
  private func isAllowed(_ rule: AnyGuard, for number: Int) -> Bool {
    (evictions.contains(number) ? allowed : passes[number])?.contains(rule) == true
  }

  /// Law 4 once more: all that is alive has got a yes since, or silence where that is enough.
  private func lookAtAll(in traffic: Traffic) -> [String] {
    // Guards that another map has brought meanwhile were not asked with the others.
    guard traffic.maps.version == version else { return [] }
    let said = passes.values.reduce(kept) { $0.union($1) }
    let exemptions = refusals + leads.values.joined()
    let tree = traffic.tree
    let alive = tree.parts.joined().flatMap { tree.subtree($0.root) }
      .filter { !unasked.contains($0) }
    return alive.compactMap(tree.route).flatMap { route in
      traffic.maps.allGuards(of: route, asRefuge: true).filter { rule in
        !said.contains(rule) && !exemptions.contains { $0.led(rule, to: route, in: traffic.maps) }
      }.map { "law 4: \(route) stays, and \($0.rule) said no yes" }
    }
  }
}

extension GuardExemption {
  /// The oracle's own words for what the engine calls covered.
  fileprivate func led(_ rule: AnyGuard, to route: AnyRoute, in maps: MapSet) -> Bool {
    guard rules.contains(rule) else { return false }
    var beneath = [route]
    while isDetour, beneath.count < 60, let place = maps.destination(ifKnown: beneath[0])?.place,
      let anchor = place.anchor
    {
      beneath.insert(anchor, at: 0)
    }
    return beneath.contains(where: self.route.isSameScreen)
  }
}

extension MapSet {
  /// What must say yes before a route is shown: its own guards and the scene's, of which a refuge is
  /// spared.
  fileprivate func allGuards(of route: AnyRoute, asRefuge isSpared: Bool) -> [AnyGuard] {
    let ofScene = isSpared && refuges.contains(route) ? [] : sceneGuards(of: route)
    return ofScene + ownGuards(of: route)
  }

  fileprivate func ownGuards(of route: AnyRoute) -> [AnyGuard] {
    destination(ifKnown: route)?.guards ?? []
  }
}

extension Intent {
  /// The maps that it brings; nil without any.
  fileprivate var adopted: [AdoptedMap]? {
    switch self {
    case .adopt(let map, _): return [map]
    case .transaction(let steps): return steps.lazy.compactMap(\.adopted).first
    default: return nil
    }
  }
}

extension Effect {
  /// Whether it tells of a request that brings maps.
  fileprivate var asksForMaps: Bool {
    guard case .tell(.requested, let request) = self else { return false }
    return request?.original?.adopted != nil
  }
}
