extension SceneNavigator {
  /// Asks the guards of all that is shown or kept again, for example when the session changed.
  ///
  /// What may no longer be shown is taken out in one commit; when it was visible, what its guard
  /// redirects or detours to is shown instead. Parked requests are tried again, and end when their
  /// guards say no. Exit guards are not asked. Returns when the screen shows the change. Inside a
  /// guard it is a diagnostic and does nothing, since the guard would be asked for its own answer.
  public func revalidate() async {
    guard !Self.isAskingGuard else { return report(.revalidatedInGuard) }
    log?.noteRevalidation(in: self)
    dropPasses()
    var refusals = Refusals()
    for id in allNodes() { await look(at: id, &refusals) }
    guard !isClosed else { return }
    if refusals.instead == nil, leavesNothing(refusals.nodes) {
      refusals.instead = refusals.insteadOfAll
    }
    if !refusals.nodes.isEmpty { await evict(refusals.nodes, instead: refusals.instead) }
    resume(parkings.filter { !$0.isDetourComing })
    pump()
  }

  /// What guards have said so far, each asked once.
  private struct Refusals {
    typealias Alternative = (route: AnyRoute, rule: AnyGuard)

    var answers: [AnyGuard: Answer] = [:]
    var nodes: [NodeID] = []
    /// What is shown where the front one went.
    var instead: Alternative?
    /// What is shown where everything went.
    var insteadOfAll: Alternative?
  }

  private func look(at id: NodeID, _ refusals: inout Refusals) async {
    guard let route = tree.aliveRoute(of: id) else { return }
    let own = rules(for: route)
    for rule in maps.guards(ofMap: route.typeID) + own {
      let answer: Answer
      if let known = refusals.answers[rule] {
        answer = known
      } else {
        answer = await boundedAnswer(on: rule)
      }
      refusals.answers[rule] = answer
      if case .allow = answer { continue }
      // A guard of the map is not asked of what it leads to itself.
      if !own.contains(rule), answer.alternative?.isSameScreen(as: route) == true { continue }
      refusals.nodes.append(id)
      guard let alternative = answer.alternative else { continue }
      if refusals.instead == nil, takesFront(id) { refusals.instead = (alternative, rule) }
      if refusals.insteadOfAll == nil, tree.contains(id), tree.layer(of: id) == 0 {
        refusals.insteadOfAll = (alternative, rule)
      }
    }
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

  /// What guards said of requests that have not committed counts no more.
  func dropPasses() {
    for request in queue + [running].compactMap({ $0 }) { request.passes = [] }
    // A screen that was asked whether it may go is not asked twice; the guards are, after it.
    guard let running, running.state == .asking, running.asked == nil else { return }
    running.stopWaiting()
    advance(running)
  }

  private func rules(for route: AnyRoute) -> [AnyGuard] {
    do { return try maps.guards(of: route) } catch { return [] }
  }

  /// The visible path first, then the rest; ancestors before what stands on them.
  private func allNodes() -> [NodeID] {
    let visible = tree.visiblePath
    let rest = (tree.layers + tree.kept.joined()).flatMap { tree.subtree($0.root) }
    return visible + rest.filter { !visible.contains($0) } + tree.asideNodes
  }
}

extension Diagnostic {
  static var revalidatedInGuard: Diagnostic {
    Diagnostic(
      "NAV062", "A guard asked for all guards to be asked again.",
      why: "It would be asked for its own answer, without end.",
      fix: "Call `revalidate()` where the state changes, not where it is looked at.")
  }
}
