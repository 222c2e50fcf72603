extension SceneNavigator {
  /// Parks the request and shows the detour first; the others go on meanwhile.
  func detour(_ request: NavigationRequest, to route: AnyRoute, for rule: AnyGuard) {
    guard !request.exhausted.contains(rule) else {
      let reason = "what it asked for first did not satisfy it"
      return end(request, .failure(.refused(by: rule.label, reason: reason)))
    }
    park(request, rule: rule, node: nil)
    lastNumber += 1
    let detour = NavigationRequest(
      lastNumber, .reach(route), cause: .code, origin: .detour, site: request.site,
      navigator: self)
    detour.whenCommitted = { [weak self] node in
      guard let self, let place = place(of: request) else { return }
      parked[place].node = node
    }
    emit(.asked(detour.number, detour.intent.label, detour.site))
    queue.insert(detour, at: 0)
    pump()
    Task { [weak self] in
      do throws(NavigationError) { _ = try await detour.arrival() } catch {
        // Passed over on screen is no failure of a detour that stands in the tree.
        guard let self, let place = place(of: request), parked[place].node == nil else { return }
        end(request, .failure(error))
      }
    }
  }

  func park(_ request: NavigationRequest, rule: AnyGuard?, node: NodeID?) {
    request.stopWaiting()
    request.state = .parked
    request.passes = []
    parked.append(ParkedRequest(request: request, rule: rule, node: node))
    if running === request { running = nil }
    emit(.parked(request.number))
    let ticket = request.ticket
    request.tasks = [
      after(parkingLimit) { [weak self] in
        if request.ticket == ticket { self?.end(request, .failure(.expired)) }
      }
    ]
  }

  /// Tries again what waited for something that has left the tree.
  func wakeParked() {
    let ready = parked.filter { waiting in
      guard let node = waiting.node else { return waiting.rule == nil && !tree.layers.isEmpty }
      return !tree.contains(node) || !tree.isLive(node)
    }
    for waiting in ready { if let rule = waiting.rule { waiting.request.exhausted.insert(rule) } }
    resume(ready)
  }

  /// Puts parked requests before all that wait, in the order in which they were parked.
  func resume(_ ready: [ParkedRequest]) {
    guard !ready.isEmpty else { return }
    parked.removeAll { waiting in ready.contains { $0.request === waiting.request } }
    for waiting in ready {
      waiting.request.stopWaiting()
      waiting.request.state = .waiting
      emit(.resumed(waiting.request.number))
    }
    queue.insert(contentsOf: ready.map(\.request), at: 0)
  }

  private func place(of request: NavigationRequest) -> Int? {
    parked.firstIndex { $0.request === request }
  }
}

extension NavigationTree {
  /// Whether the node is in what is open, not in a part that is kept.
  func isLive(_ id: NodeID) -> Bool { layer(of: id) != nil }
}
