extension SceneNavigator {
  /// Asks the guards of all that is shown or kept again, for example when the session changed.
  ///
  /// What may no longer be shown is taken out in one commit; when it was visible, what its guard
  /// redirects or detours to is shown instead. Parked requests are tried again. Returns when the
  /// screen shows the change. Inside a guard it is a diagnostic and does nothing, since the guard
  /// would be asked for its own answer.
  public func revalidate() async {
    guard !Self.isAskingGuard else { return report(.revalidatedInGuard) }
    for request in queue + [running].compactMap({ $0 }) { request.passes = [] }
    if let running, running.state == .asking { ask(again: running) }
    var refused: [NodeID] = []
    var instead: AnyRoute?
    var insteadOfAll: AnyRoute?
    var answers: [AnyGuard: Answer] = [:]
    for id in allNodes() {
      guard let route = tree.route(of: id) else { continue }
      for rule in rules(for: route) {
        let answer: Answer
        if let known = answers[rule] {
          answer = known
        } else {
          answer = await boundedAnswer(on: rule)
        }
        answers[rule] = answer
        if case .allow = answer { continue }
        refused.append(id)
        if instead == nil, takesFront(id) { instead = answer.alternative }
        if insteadOfAll == nil, tree.layer(of: id) == 0 { insteadOfAll = answer.alternative }
      }
    }
    if instead == nil, leavesNothing(refused) { instead = insteadOfAll }
    if !refused.isEmpty { await evict(refused, instead: instead) }
    resume(parked.filter { $0.node != nil || $0.rule == nil })
    pump()
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

  private func ask(again request: NavigationRequest) {
    request.stopWaiting()
    advance(request)
  }

  /// Takes out what was refused even when what should be shown instead is refused itself.
  private func evict(_ ids: [NodeID], instead: AnyRoute?) async {
    // A guard that waits for a person must not hold up what may no longer be shown.
    let waiting = [running].compactMap { $0 } + queue
    running?.stopWaiting()
    running?.state = .waiting
    running = nil
    queue = []
    let request = submit(.evict(ids, instead: instead), site: CallSite())
    queue += waiting
    pump()
    do { _ = try await request.arrival() } catch {
      guard instead != nil, ids.contains(where: tree.contains) else { return }
      _ = submit(.evict(ids, instead: nil), site: CallSite())
    }
  }

  private func rules(for route: AnyRoute) -> [AnyGuard] {
    do { return try maps.guards(of: route) } catch { return [] }
  }

  /// The visible path first, then the rest; ancestors before what stands on them.
  private func allNodes() -> [NodeID] {
    let visible = tree.visiblePath
    let rest = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    return visible + rest.filter { !visible.contains($0) }
  }

  /// The answer, or a failure when the deadline passes first.
  private func boundedAnswer(on rule: AnyGuard) async -> Answer {
    guard let limit = features[rule.owner]?.deadline(rule) else {
      return await answer(on: rule, as: Asking())
    }
    return await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Answer, Never>? = continuation
      var deadline: Task<Void, Never>?
      let give = { (answer: Answer) in
        deadline?.cancel()
        waiting?.resume(returning: answer)
        waiting = nil
      }
      deadline = after(limit) { give(.failed(.guardTimedOut(rule.label))) }
      Task { give(await answer(on: rule, as: Asking())) }
    }
  }
}

extension Answer {
  /// What to show where this answer took something away.
  fileprivate var alternative: AnyRoute? {
    switch self {
    case .redirect(let route), .detour(let route): return route
    case .allow, .deny, .failed: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      "NAV062", "A guard asked for all guards to be asked again.",
      why: "It would be asked for its own answer, without end.",
      fix: "Call `revalidate()` where the state changes, not where it is looked at.")
  }
}
