/// All guards of what is shown or kept are asked again, one after the other.
struct Revalidation {
  struct Question {
    let rule: AnyGuard
    let ticket: Ticket
  }

  /// What is shown where something went, and the guard that wants it.
  typealias Alternative = (route: AnyRoute, rule: AnyGuard)

  let number: Int
  /// What is yet to be looked at.
  var rest: ArraySlice<NodeID>
  var answers: [AnyGuard: Answer] = [:]
  var question: Question?
  var refused: [NodeID] = []
  /// What is shown where the front one went.
  var instead: Alternative?
  /// What is shown where everything went.
  var insteadOfAll: Alternative?
  /// The request that takes out what was refused.
  var eviction: Int?
}

extension Traffic {
  /// The number of the next one, for who waits for its end.
  var nextRevalidation: Int { lastRevalidation + 1 }

  mutating func revalidate() {
    lastRevalidation += 1
    guard !isClosed else { return effects.append(.revalidated(lastRevalidation)) }
    if isHeard { effects.append(.revalidating(from: tree)) }
    dropPasses()
    revalidations.append(Revalidation(number: lastRevalidation, rest: allNodes()[...]))
    goOn(lastRevalidation)
  }

  /// A guard that was asked of what is shown has answered.
  mutating func heedAgain(_ answer: Answer, _ ticket: Ticket) {
    guard let place = revalidations.firstIndex(where: { $0.question?.ticket == ticket }),
      let question = revalidations[place].question
    else { return }
    effects.append(.stop(ticket))
    revalidations[place].question = nil
    revalidations[place].answers[question.rule] = answer
    goOn(revalidations[place].number)
  }

  /// Looks at one node after the other until a guard must be asked.
  private mutating func goOn(_ number: Int) {
    guard var asking = revalidations.first(where: { $0.number == number }) else { return }
    while let id = asking.rest.first {
      if let rule = look(at: id, &asking) {
        let ticket = nextTicket()
        asking.question = Revalidation.Question(rule: rule, ticket: ticket)
        store(asking)
        return effects.append(.ask(rule, ticket))
      }
      asking.rest.removeFirst()
    }
    if asking.instead == nil, leavesNothing(asking.refused) {
      asking.instead = asking.insteadOfAll
    }
    store(asking)
    if asking.refused.isEmpty { return finish(number) }
    evict(asking)
  }

  private mutating func store(_ revalidation: Revalidation) {
    guard let place = revalidations.firstIndex(where: { $0.number == revalidation.number }) else {
      return
    }
    revalidations[place] = revalidation
  }

  /// What is to be asked of a node; nil when all is known.
  private func look(at id: NodeID, _ asking: inout Revalidation) -> AnyGuard? {
    guard let route = tree.aliveRoute(of: id) else { return nil }
    let own = rules(for: route)
    let all = maps.guards(ofMap: route.typeID) + own
    if let unknown = all.first(where: { asking.answers[$0] == nil }) { return unknown }
    for rule in all {
      guard let answer = asking.answers[rule] else { continue }
      if case .allow = answer { continue }
      // A guard of the map is not asked of what it leads to itself.
      if !own.contains(rule), answer.alternative?.isSameScreen(as: route) == true { continue }
      asking.refused.append(id)
      guard let alternative = answer.alternative else { continue }
      if asking.instead == nil, takesFront(id) { asking.instead = (alternative, rule) }
      if asking.insteadOfAll == nil, tree.contains(id), tree.layer(of: id) == 0 {
        asking.insteadOfAll = (alternative, rule)
      }
    }
    return nil
  }

  /// Takes out what was refused, before all that waits.
  private mutating func evict(_ asking: Revalidation) {
    var asked = Signal.Asked(
      intent: .evict(asking.refused, instead: asking.instead?.route), isFirst: true, site: .library)
    if let (route, rule) = asking.instead, maps.guards(ofMap: rule.owner).contains(rule) {
      asked.excuse = Excuse(rule: rule, route: route)
    }
    var asking = asking
    asking.eviction = lastNumber + 1
    store(asking)
    take(asked)
  }

  /// What was refused goes even when what should be shown instead is refused itself.
  mutating func evictionEnded(_ number: Int, _ result: Result<Arrival, NavigationError>) {
    guard let asking = revalidations.first(where: { $0.eviction == number }) else { return }
    if case .failure = result, asking.instead != nil, !isClosed,
      asking.refused.contains(where: tree.isAlive)
    {
      take(
        Signal.Asked(
          intent: .evict(asking.refused, instead: nil), isFirst: true, site: .library))
    }
    finish(asking.number)
  }

  /// What waits is tried again, and ends when its guards say no.
  ///
  /// A detour that is still on its way was asked for by the old answer; the new one may want another.
  private mutating func finish(_ number: Int) {
    revalidations.removeAll { $0.number == number }
    let coming = Set(parked.all.compactMap { requests[$0]?.parking?.detourOnItsWay })
    resume(Array(parked.all))
    for detour in coming.sorted() { end(detour, .failure(.superseded)) }
    effects.append(.revalidated(number))
  }

  /// What guards said of requests that have not committed counts no more.
  private mutating func dropPasses() {
    for number in Array(queue.all) + [running].compactMap(\.self) {
      requests[number]?.attempt.passes = []
    }
    // A screen that was asked whether it may go is not asked twice; the guards are, after it.
    guard let running, case .rule? = requests[running]?.question?.addressee else { return }
    stopAsking(running)
    advance(running)
  }

  /// Whether the screen in front goes when this node goes.
  private func takesFront(_ id: NodeID) -> Bool {
    guard let front = tree.visiblePath.last else { return false }
    if id == front { return true }
    do { return try plan(for: .evict([id], instead: nil)).leaving.contains(front) } catch {
      return false
    }
  }

  /// Whether nothing would be shown any more, for example when what stood under sheets goes.
  private func leavesNothing(_ ids: [NodeID]) -> Bool {
    do { return try plan(for: .evict(ids, instead: nil)).to.layers.isEmpty } catch { return false }
  }

  private func rules(for route: AnyRoute) -> [AnyGuard] {
    do { return try maps.guards(of: route) } catch { return [] }
  }

  /// The visible path first, then the rest; ancestors before what stands on them.
  private func allNodes() -> [NodeID] {
    let visible = tree.visiblePath
    let rest = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    let seen = Set(visible)
    return visible + rest.filter { !seen.contains($0) } + tree.asideNodes
  }
}
