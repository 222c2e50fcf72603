extension Traffic {
  /// The number of the next one, for who waits for its end.
  var nextRevalidation: Int { lastRevalidation + 1 }

  /// Asks all guards of what is shown or kept again, and takes up what is parked; what guards said
  /// before counts no more.
  ///
  /// One that is on its way begins anew, and ends with this one.
  mutating func revalidate() {
    lastRevalidation += 1
    guard !isClosed else { return effects.append(.revalidated(lastRevalidation)) }
    forgetAnswers()
    let rules = rulesOfAll()
    revalidation = Revalidation(
      numbers: (revalidation?.numbers ?? []) + [lastRevalidation], open: Set(rules),
      evictions: revalidation?.evictions ?? [])
    for rule in rules { ask(.rule(rule), for: .revalidation) }
    resumeParked()
    finishRevalidation()
  }

  /// What guards have said of requests that have not committed counts no more, nor what they are
  /// about to say.
  ///
  /// A screen that was asked whether it may go is not asked twice; the guards are, after it.
  mutating func forgetAnswers() {
    stopAsking(askings.ofRules)
    for number in rows.all {
      requests[number]?.attempt.passes = []
      if requests[number]?.isReady == true { requests[number]?.phase = .asking(nil) }
    }
  }

  /// A guard that was asked of what is shown has answered.
  mutating func heedAgain(_ answer: LiveAnswer, of rule: AnyGuard, whenSilent: WhenSilent) {
    revalidation?.open.remove(rule)
    switch answer {
    case .allow: revalidation?.passes.insert(rule)
    case .deny, .redirect, .detour: evict(refusedBy: rule, instead: answer.alternative)
    case .wait, .failed:
      switch whenSilent {
      case .keep: tell { _ in .diagnosed(.keptWhileSilent(rule.label, answer.label)) }
      case .evict: evict(refusedBy: rule, instead: nil)
      }
    }
    finishRevalidation()
  }

  /// The screen shows what came of an eviction.
  mutating func evictionEnded(_ number: Int) {
    guard revalidation?.evictions.remove(number) != nil else { return }
    finishRevalidation()
  }

  private mutating func finishRevalidation() {
    guard let revalidation, revalidation.isDone else { return }
    self.revalidation = nil
    for number in revalidation.numbers { effects.append(.revalidated(number)) }
  }

  /// What waits is tried again, and ends when its guards say no.
  ///
  /// A detour that is still on its way was asked for by an old answer; the new one may want another.
  mutating func resumeParked() {
    let coming = Set(parked.all.compactMap { requests[$0]?.parking?.detourOnItsWay })
    resume(Array(parked.all))
    supersede(coming.sorted(), by: nil)
  }

  /// The guards of all that is alive, each once, those of what is in front first.
  private func rulesOfAll() -> [AnyGuard] {
    var all = DistinctGuards()
    for route in frontFirst().compactMap(tree.aliveRoute) { all.add(rules(for: route)) }
    return all.inOrder
  }

  /// The visible path from its end, then the rest.
  private func frontFirst() -> [NodeID] {
    let visible = tree.visiblePath
    let rest = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    let seen = Set(visible)
    return visible.reversed() + rest.filter { !seen.contains($0) } + tree.asideNodes
  }

  /// What a guard does not allow; one of a map is asked neither of what it leads to itself nor of the
  /// refuge.
  func nodes(refusedBy rule: AnyGuard, leadingTo other: AnyRoute?) -> [NodeID] {
    let refuges = maps.refuges
    return frontFirst().filter { id in
      guard let route = tree.aliveRoute(of: id), rules(for: route).contains(rule) else {
        return false
      }
      return ownRules(of: route).contains(rule)
        || other?.isSameScreen(as: route) != true && !refuges.contains(route)
    }
  }

  /// A curtain itself is spared the guards of its map.
  private func rules(for route: AnyRoute) -> [AnyGuard] {
    let isSpared = traits.isCurtain && maps.isCurtain(route)
    return (isSpared ? [] : maps.standingGuards(of: route)) + ownRules(of: route)
  }

  func ownRules(of route: AnyRoute) -> [AnyGuard] {
    do { return try maps.guards(of: route) } catch { return [] }
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

/// All guards of what is shown or kept are asked again, all at once.
struct Revalidation {
  /// Who waits for its end.
  var numbers: [Int]
  /// Guards that have not answered.
  var open: Set<AnyGuard>
  /// Guards that said yes.
  var passes: Set<AnyGuard> = []
  /// The requests that took out what was refused, while the screen shows it still.
  var evictions: Set<Int> = []

  var isDone: Bool { open.isEmpty && evictions.isEmpty }
}
