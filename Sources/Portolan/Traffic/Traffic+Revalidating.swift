extension Traffic {
  /// The number of the next revalidation, for callers that wait for its end.
  var nextRevalidation: Int { lastRevalidation + 1 }

  /// Drops all answers of guards, asks the guards of open and kept screens again (kept: in a part
  /// that stays in memory behind another), and resumes parked requests.
  ///
  /// A revalidation that is running begins again, and its callers wait for the end of this one. The
  /// answer with `ticket` counts, since its guard has begun this revalidation while it was asked.
  mutating func revalidate(during ticket: Ticket?) {
    lastRevalidation += 1
    guard !isClosed else { return effects.append(.revalidated(lastRevalidation)) }
    let asking = ticket.flatMap { askings[$0]?.addressee }
    forgetAnswers(but: asking?.rule)
    // Each once, front screens first.
    var all = DistinctGuards()
    for id in frontFirst() { all.add(rules(forScreen: id)) }
    revalidation = Revalidation(
      numbers: (revalidation?.numbers ?? []) + [lastRevalidation], open: Set(all.inOrder),
      evictions: revalidation?.evictions ?? [])
    for rule in all.inOrder {
      let own = asking.flatMap { $0.rule == rule ? $0 : nil }
      ask(own ?? addressee(rule, .staying), for: .revalidation)
    }
    resumeParked()
    finishRevalidation()
  }

  /// Drops the guards' answers to requests that have not committed, and ignores answers to come.
  ///
  /// These requests ask their guards again, but not the screens that they may already close.
  private mutating func forgetAnswers(but rule: AnyGuard?) {
    stopAsking(askings.ofRules.filter { rule == nil || askings[$0]?.addressee.rule != rule })
    for number in rows.all { requests[number]?.attempt.passes = [] }
  }

  /// Applies a guard's verdict, for which a revalidation asked, to the open screens.
  mutating func receiveAgain(_ verdict: AnyVerdict, of rule: AnyGuard, whenSilent: WhenSilent) {
    revalidation?.open.remove(rule)
    switch verdict {
    case .allow:
      // A yes to what stays is none to what comes in, where the keeper distinguishes them.
      if occasional.isDisjoint(with: [rule.label.type]) { revalidation?.passes.insert(rule) }
      owed = owed.filter { $0.rule != rule }
    case .detour(let route): evict(refusedBy: rule, instead: route, isDetour: true)
    case .deny, .redirect: evict(refusedBy: rule, instead: verdict.alternative)
    case .wait, .failed:
      switch whenSilent {
      case .keep: diagnose(.keptWhileSilent(rule.label, verdict.label))
      case .evict: evict(refusedBy: rule, instead: nil)
      }
    }
    finishRevalidation()
  }

  /// Notes the end of a request that closed refused screens; the revalidation waits for it.
  mutating func evictionEnded(_ number: Int) {
    guard revalidation?.evictions.remove(number) != nil else { return }
    finishRevalidation()
  }

  private mutating func finishRevalidation() {
    guard let revalidation, revalidation.isDone else { return }
    self.revalidation = nil
    for number in revalidation.numbers { effects.append(.revalidated(number)) }
  }

  /// Resumes parked requests, except links being looked up; their guards are asked again.
  ///
  /// Detours on their way end: they follow from old answers, and the new answers may demand others.
  mutating func resumeParked() {
    let coming = Set(parked.compactMap { requests[$0]?.parking?.detourOnItsWay })
    resume(parked.filter { requests[$0]?.parking?.pattern == nil })
    supersede(coming.sorted(), by: nil)
  }

  /// All nodes: the visible path from the front backwards, then all others.
  func frontFirst() -> [NodeID] {
    let visible = tree.visiblePath
    let rest = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    let seen = Set(visible)
    return visible.reversed() + rest.filter { !seen.contains($0) }
  }

  /// The screens that a guard's refusal applies to, front first.
  ///
  /// A guard of the scene applies neither to what `exemption` spares nor to the refuge.
  func nodes(refusedBy rule: AnyGuard, exempting exemption: GuardExemption?) -> [NodeID] {
    let refuges = maps.refuges
    return frontFirst().filter { id in
      guard let route = tree.route(of: id), rules(forScreen: id).contains(rule) else {
        return false
      }
      return ownRules(of: route).contains(rule) || inherited[id]?.contains(rule) == true
        || exemption?.covers(rule, of: route, in: maps) != true && !refuges.contains(route)
    }
  }

  /// The guards of an open screen; a curtain itself is not subject to those of the scene.
  private func rules(forScreen id: NodeID) -> [AnyGuard] {
    guard let route = tree.route(of: id) else { return [] }
    let isSpared = traits.isCurtain && maps.isCurtain(route)
    return (isSpared ? [] : maps.sceneGuards(of: route)) + ownRules(of: route)
      + (inherited[id] ?? [])
  }

  /// Keeps the guards of screens that a plan takes from beneath others in a stack: these came in
  /// through them.
  mutating func inheritGuards(by plan: NavigationPlan) {
    guard maps.isGuarded else { return }
    for stack in Set(plan.leaving.compactMap(plan.stackLeftFromBeneath)) {
      var rules: [AnyGuard] = []
      for id in plan.from.children(of: stack) {
        if plan.to.contains(id) {
          if !rules.isEmpty { inherited[id, default: []] += rules }
        } else if let route = plan.from.route(of: id) {
          rules += ownRules(of: route) + (inherited[id] ?? [])
        }
      }
    }
    if !inherited.isEmpty { for id in plan.leaving { inherited[id] = nil } }
  }

  /// The tree without the screens that keep guards of screens which have gone: the next process would
  /// not know of these guards.
  var treeToSave: NavigationTree {
    guard !inherited.isEmpty else { return tree }
    return possiblePlan(for: .evict(inherited.keys.sorted(), instead: nil))?.to ?? NavigationTree()
  }

  func ownRules(of route: AnyRoute, in other: MapSet? = nil) -> [AnyGuard] {
    do { return try (other ?? maps).guards(of: route) } catch { return [] }
  }
}

extension Diagnostic {
  static func keptWhileSilent(_ rule: RouteLabel, _ answer: String) -> Diagnostic {
    Diagnostic(
      .undecided, "The guard \(rule) did not decide whether its screens may stay; they stay.",
      why: "Its answer neither allows nor denies: \(answer).",
      fix: "Answer from known state, or return `evict` in `whenSilent(_:)` for this guard.")
  }
}

extension NavigationPlan {
  /// The stack that a screen leaves while one above it stays; nil for one that is taken from the top.
  fileprivate func stackLeftFromBeneath(_ id: NodeID) -> NodeID? {
    guard let old = from.node(id), let stack = old.parent, let new = to.node(stack),
      new.kind == .stack, new.children.count > 0, let top = new.children[new.children.count - 1].id
    else { return nil }
    if let last = from.node(top), last.parent == stack, last.position < old.position { return nil }
    return stack
  }
}

/// A run in which all guards of open and kept screens are asked again, all at once.
struct Revalidation {
  /// The numbers of the calls that wait for its end.
  var numbers: [Int]
  /// Guards that have not answered.
  var open: Set<AnyGuard>
  /// Guards that allowed their screens.
  var passes: Set<AnyGuard> = []
  /// The requests that closed refused screens, until the host shows the result.
  var evictions: Set<Int> = []

  var isDone: Bool { open.isEmpty && evictions.isEmpty }
}
