extension SceneNavigator {
  /// Gives the scene a host, which performs the tree as it is and all later changes.
  ///
  /// The navigator does not keep the host alive. A second host takes the place of the first.
  package func attach(_ host: any NavigationHost) {
    let old = self.host
    self.host = host
    if !isCurtain { curtains?.move(from: old, to: host) }
    if let running = traffic.stage.performance { waits.end(running.ticket) }
    feed(.hosted(Sight(isMoving: host.isTransitioning)))
  }

  /// A host will come whose size is not known yet: nothing is entered for which there may be no room.
  package func awaitHost() {
    if host == nil, !isCurtain, tree.layers.isEmpty { isCompact = true }
  }

  /// The scene goes on without a screen: its window was closed, and may be opened again.
  ///
  /// Requests change only the tree meanwhile; the next host shows it as it is then.
  package func detach(_ host: any NavigationHost) {
    guard isHosted(by: host) else { return }
    if let running = traffic.stage.performance { waits.end(running.ticket) }
    for curtain in curtains?.all ?? [] where !isCurtain { host.lower(curtain) }
    self.host = nil
    feed(.hosted(nil))
  }

  /// The host that performs; nil when there is none.
  package var currentHost: (any NavigationHost)? { host }

  /// Whether this host has not been replaced by another.
  package func isHosted(by host: any NavigationHost) -> Bool { self.host === host }

  /// Whether the host has a plan that it has not finished.
  package var isHostPerforming: Bool { traffic.stage.performance != nil }

  /// A host calls this at the end of a transition that no plan contains.
  ///
  /// That is the user's gesture, or other code. The tree follows the screen; then the host performs
  /// the changes that were committed meanwhile.
  package func screenDidChange() {
    guard traffic.stage.performance == nil, let host, !host.isTransitioning else { return }
    feed(.seen(sight(of: host), isEndOfMove: true))
  }

  /// Reads changes that other code made on screen without a callback.
  func look() {
    guard let host else {
      if traffic.stage.isMoving != nil { feed(.hosted(nil)) }
      return
    }
    let sight =
      traffic.stage.isAtRest ? sight(of: host) : Sight(isMoving: host.isTransitioning)
    if traffic.stage.isNews(sight) { feed(.seen(sight, isEndOfMove: false)) }
  }

  private func sight(of host: any NavigationHost) -> Sight {
    host.isTransitioning
      ? Sight(isMoving: true) : Sight(isMoving: false, reading: host.reading())
  }

  func perform(_ plan: Plan, _ ticket: Ticket) {
    guard traffic.stage.performance?.ticket == ticket else { return }
    guard let host else { return feed(.hosted(nil)) }
    guard !host.isTransitioning else { return feed(.postponed(ticket)) }
    host.perform(waits.isCovered ? plan.unanimated : plan) { [weak self] in
      self?.performed(ticket, isLate: false)
    }
    guard traffic.stage.performance?.ticket == ticket else { return }
    waits.begin(ticket, for: hostDeadline) { [weak self] in self?.performed(ticket, isLate: true) }
  }

  private func performed(_ ticket: Ticket, isLate: Bool) {
    waits.end(ticket)
    guard let host else { return feed(.hosted(nil)) }
    let isExpected = traffic.stage.performance?.ticket == ticket
    if isLate { host.transitionIsOverdue() }
    let isMoving = (isLate || !isExpected) && host.isTransitioning
    if !isExpected, traffic.stage.performance != nil || isMoving { return }
    let sight = Sight(isMoving: isMoving, reading: isLate && isMoving ? nil : host.reading())
    feed(.performed(ticket, sight, isLate: isLate))
  }

  /// Lets requests wait for a gesture or a foreign transition no longer than a transition may take.
  func awaitTransition(_ commit: Int) {
    host?.transitionIsAwaited()
    waits.after(hostDeadline) { [weak self] in
      guard let self, let host, traffic.stage.performance == nil,
        traffic.stage.shownCommit < commit, !isClosed
      else { return }
      // The transition may have ended without a callback.
      host.transitionIsOverdue()
      feed(.overdue(commit: commit, sight(of: host)))
    }
  }

  /// Continues when a transition may take no longer.
  package func afterHostDeadline(_ body: @escaping @MainActor () -> Void) {
    waits.after(hostDeadline, body)
  }

  /// Lets the host release nodes that left the tree, once the screen has caught up.
  func release(_ nodes: [Effect.Departed]) {
    host?.release(nodes)
    // Until now a closing screen may still be built anew, and finds its model.
    for (id, _) in nodes { screens.letGo(id) }
  }

  /// Whether a screen has a question to ask before it goes.
  package func asksBeforeLeaving(_ id: NodeID) -> Bool { traffic.reluctant.contains(id) }

  /// Whether a screen has a question to ask before a node closes with all that is in it.
  package func asksBeforeClosing(_ id: NodeID) -> Bool { !traffic.exits(ofClosing: id).isEmpty }

  /// Whether a gesture may begin: its plan asks no guard and no closing screen, and builds none.
  ///
  /// Otherwise stop the gesture and `submit` its move: it happens when the guards allow it.
  package func mayBegin(_ move: LiveIntent) -> Bool { traffic.mayBegin(move, on: host.map(sight)) }

  /// Whether a move would change the tree.
  package func isApplicable(_ move: LiveIntent) -> Bool {
    traffic.isApplicable(move, on: host.map(sight))
  }

  /// Submits the move of a gesture that was not allowed to begin.
  @discardableResult
  package func submit(gesture move: LiveIntent) -> NavigationRequest {
    submit(move, cause: .user, site: .user)
  }
}
