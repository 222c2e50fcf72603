extension SceneNavigator {
  /// Takes the request out of the way until something happens, or its time is over.
  func park(_ request: NavigationRequest, rule: AnyGuard? = nil, until event: Parking.Event) {
    request.stopWaiting()
    request.state = .parked
    request.passes = []
    request.mayGo = []
    let patience = request.patience ?? Patience(parkingLimit, by: clock)
    request.patience = patience
    if running === request { running = nil }
    parkings.append(Parking(request: request, rule: rule, event: event))
    let ticket = request.ticket
    request.tasks = [
      after(patience.left) { [weak self] in
        if request.ticket == ticket { self?.end(request, .failure(.expired)) }
      }
    ]
    emit(.parked(stamp(request)))
    makeRoom()
  }

  /// Tries again what waited for something that has come about.
  func wakeParked() {
    let ready = parkings.filter { waiting in
      switch waiting.event {
      case .end(_, let node?): return !tree.contains(node) || !tree.isLive(node)
      case .end(_, nil), .word: return false
      case .start(let base): return hasStarted(since: base)
      }
    }
    for waiting in ready {
      if waiting.detour != nil, let rule = waiting.rule { waiting.request.exhausted.insert(rule) }
    }
    resume(ready)
  }

  /// Puts parked requests before all that wait, in the order in which they were parked.
  func resume(_ ready: [Parking]) {
    guard !ready.isEmpty else { return }
    parkings.removeAll { waiting in ready.contains { $0.request === waiting.request } }
    // Who is told of one may end another.
    for waiting in ready where waiting.request.outcome == nil {
      waiting.request.stopWaiting()
      waiting.request.state = .waiting
      emit(.resumed(stamp(waiting.request)))
    }
    queue.insert(contentsOf: ready.map(\.request).filter { $0.outcome == nil }, at: 0)
  }

  func place(of request: NavigationRequest) -> Int? {
    parkings.firstIndex { $0.request === request }
  }
}

extension NavigationTree {
  /// Whether the node is in what is open, not in a part that is kept.
  func isLive(_ id: NodeID) -> Bool { layer(of: id) != nil }
}
