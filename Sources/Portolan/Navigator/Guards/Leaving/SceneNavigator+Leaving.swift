extension SceneNavigator {
  /// Whether a screen wants to be asked before it goes.
  package func asksBeforeLeaving(_ id: NodeID) -> Bool {
    script?.asks(tree.route(of: id)?.label) ?? (routeValues[id]?.exit != nil)
  }

  /// The screens that a plan takes away and that want to be asked, front first.
  func exits(of plan: Plan, for intent: Intent) -> [NodeID] {
    guard !intent.isForced else { return [] }
    let asking = plan.leaving.filter { plan.from.contains($0) && asksBeforeLeaving($0) }
    // Hardly ever more than one, which needs no order.
    return asking.count > 1 ? plan.from.frontFirst(asking) : asking
  }

  /// Asks one screen; the request goes on when it may go.
  func ask(toLeave id: NodeID, for request: NavigationRequest) {
    if let script { return script.wait(for: .screen(id), request) }
    guard let exit = routeValues[id]?.exit else { return advance(request) }
    ask(
      { await Said.verdict(exit()) }, for: request, within: parkingLimit, otherwise: .nothing
    ) { [weak self] in self?.heed($0, of: id, for: request) }
    request.asked = id
  }

  private enum Said: Sendable {
    case verdict(ExitVerdict)
    case nothing
  }

  private func heed(_ said: Said, of id: NodeID, for request: NavigationRequest) {
    guard case .verdict(let verdict) = said else { return end(request, .failure(.expired)) }
    heed(verdict, of: id, for: request)
  }

  /// Goes on with a request as the screen said.
  func heed(_ verdict: ExitVerdict, of id: NodeID, for request: NavigationRequest) {
    guard let screen = tree.route(of: id)?.label else { return advance(request) }
    emit(.answered(stamp(request), guard: screen, verdict: verdict.rawValue))
    // Who was told may have ended it.
    guard request.outcome == nil, running === request else { return }
    switch verdict {
    case .leave:
      request.mayGo.insert(id)
      advance(request)
    case .stay: end(request, .failure(.stays(screen)))
    }
  }

  /// Goes on with the request that asks a screen which is gone by now.
  func askNobodyGone() {
    guard let request = running, let id = request.asked, !tree.contains(id) else { return }
    request.stopWaiting()
    advance(request)
  }
}

extension Intent {
  /// Whether screens go unasked: a guard, the platform or the memory wants it.
  fileprivate var isForced: Bool {
    switch self {
    case .evict, .follow, .releaseKept: return true
    default: return false
    }
  }
}
