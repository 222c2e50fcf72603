extension SceneNavigator {
  /// Gives the scene a host, the object that shows the tree in UIKit or SwiftUI.
  ///
  /// The host shows the present tree, then each change. The navigator does not keep the host in
  /// memory. A second host replaces the first.
  package func attach(_ host: any NavigationHost) {
    let old = self.host
    self.host = host
    if !isCurtain { curtains?.move(from: old, to: host) }
    if old !== host { dialogs.move(from: old, to: host) }
    if let running = traffic.host.performance { waits.end(running.ticket) }
    let traits = traffic.traits.with(\.unbuilt, maps.unbuilt(by: host.builds))
    if traits != traffic.traits { feed(.traits(traits)) }
    feed(.hosted(ScreenSnapshot(isMoving: host.isTransitioning, reading: host.reading())))
  }

  /// Treats the scene as compact until a host comes and the window's size is known.
  ///
  /// A new split then begins collapsed, and builds no column for which there may be no room.
  package func awaitHost() {
    hasRoot = true
    if host == nil, !isCurtain, traffic.tree.layers.isEmpty { isCompact = true }
  }

  /// Removes the host, whose window has closed; the navigator serves the next host.
  ///
  /// Without a host, requests change only the tree. The next host shows the tree as it is then.
  package func detach(_ host: any NavigationHost) {
    guard isHosted(by: host) else { return }
    if let running = traffic.host.performance { waits.end(running.ticket) }
    if !isCurtain { curtains?.move(from: host, to: nil) }
    dialogs.move(from: host, to: nil)
    self.host = nil
    feed(.hosted(nil))
  }

  /// Whether the scene has a root that is not on screen; its curtains come with its window.
  var isOutOfSight: Bool { if let host { !host.isInSight } else { ground.hasRoot } }

  /// The attached host; nil when no host is attached.
  package var currentHost: (any NavigationHost)? { host }

  /// Whether `host` is the attached host.
  package func isHosted(by host: any NavigationHost) -> Bool { self.host === host }

  /// Whether the host was given a plan that it has not finished.
  package var isHostPerforming: Bool { traffic.host.performance != nil }

  /// A host calls this when a step of its plan has ended and another begins.
  ///
  /// Each step may take `hostDeadline`: a plan of many sheets is not late.
  package func hostProceeded() {
    guard let running = traffic.host.performance else { return }
    waits.renew(running.ticket, for: hostDeadline)
  }

  /// A host calls this at the end of a transition that a gesture or other code began.
  ///
  /// The navigator reads the screen and adapts the tree to it. Then the host performs the changes
  /// that were committed during the transition.
  package func screenDidChange() {
    guard traffic.host.performance == nil, let host, !host.isTransitioning else { return }
    feed(.seen(snapshot(of: host), isEndOfMove: true))
  }

  /// Whether the host has not shown the tree yet, or the reading differs from the tree.
  package func isNews(_ reading: ScreenReading) -> Bool {
    !traffic.host.isAtRest || traffic.host.isNews(.init(isMoving: false, reading: reading))
  }

  /// Whether the screen differs from the tree, and the host performs no plan or one that repairs
  /// the screen.
  package func isRepaired(_ reading: ScreenReading) -> Bool {
    isNews(reading) && traffic.host.performance?.isRepair != false
  }

  /// Reads the screen, and adapts the tree if other code has changed the screen without a callback.
  func look() {
    guard let host else {
      if traffic.host.isMoving != nil { feed(.hosted(nil)) }
      return
    }
    let seen = traffic.host.isAtRest ? snapshot(of: host) : .init(isMoving: host.isTransitioning)
    if traffic.host.isNews(seen) { feed(.seen(seen, isEndOfMove: false)) }
  }

  private func snapshot(of host: any NavigationHost) -> ScreenSnapshot {
    let isMoving = host.isTransitioning
    return .init(isMoving: isMoving, reading: isMoving ? nil : host.reading())
  }

  func perform(_ plan: NavigationPlan, _ ticket: Ticket) {
    guard traffic.host.performance?.ticket == ticket else { return }
    guard let host else { return feed(.hosted(nil)) }
    guard !host.isTransitioning else { return feed(.postponed(ticket)) }
    // A host that shows nothing yet performs at once, so that its first frame is not empty.
    if comesToFront(), isOutOfSight, !traffic.host.shown.layers.isEmpty {
      return feed(.postponed(ticket))
    }
    host.perform(waits.isCovered ? plan.unanimated : plan) { [weak self] in
      self?.performed(ticket, isLate: false)
    }
    guard traffic.host.performance?.ticket == ticket else { return }
    waits.begin(ticket, for: hostDeadline) { [weak self] in self?.performed(ticket, isLate: true) }
  }

  private func performed(_ ticket: Ticket, isLate: Bool) {
    waits.end(ticket)
    guard let host else { return feed(.hosted(nil)) }
    let isExpected = traffic.host.performance?.ticket == ticket
    if isLate { host.transitionIsOverdue() }
    let isMoving = (isLate || !isExpected) && host.isTransitioning
    if !isExpected, traffic.host.performance != nil || isMoving { return }
    let reading = isLate && isMoving ? nil : host.reading()
    feed(.performed(ticket, .init(isMoving: isMoving, reading: reading), isLate: isLate))
  }

  /// Waits at most `hostDeadline` for the end of a transition that a gesture or other code began, or
  /// for a root that the app brings to the front.
  ///
  /// `commit` is the number of the newest change that cannot be shown before that end.
  func awaitTransition(_ commit: Int) {
    if host == nil, !comesToFront() { return feed(.overdue(commit: commit, nil)) }
    host?.transitionIsAwaited()
    waits.after(hostDeadline) { [weak self] in
      guard let self, traffic.host.performance == nil, traffic.host.shownCommit < commit, !isClosed
      else { return }
      // The transition may have ended without a callback.
      host?.transitionIsOverdue()
      feed(.overdue(commit: commit, host.map(snapshot)))
    }
  }

  /// Whether the app brings the root to the front; it is asked once for each request.
  private func comesToFront() -> Bool {
    guard isOutOfSight, let number = traffic.needingFront else { return false }
    if fronted?.request != number { fronted = (number, onNeedsFront?() == true) }
    return fronted?.comes == true
  }

  /// Calls `body` after `hostDeadline`, the longest time that a transition may take.
  package func afterHostDeadline(_ body: @escaping @MainActor () -> Void) {
    waits.after(hostDeadline, body)
  }

  /// Releases the controllers and models of nodes that left the tree and the screen.
  func release(_ nodes: [Effect.Departed]) {
    host?.release(nodes)
    // Not earlier, since the view of a closing screen may be rebuilt and then needs its model.
    for (id, _) in nodes { screens.letGo(id) }
  }

  /// Whether a screen has an exit guard, which is asked before the screen closes.
  package func asksBeforeLeaving(_ id: NodeID) -> Bool { traffic.reluctant.contains(id) }

  /// Whether closing a node would also close a screen that has an exit guard.
  package func asksBeforeClosing(_ id: NodeID) -> Bool {
    // The engine is copied for each question that a method of its own answers: the cheap one comes first.
    traffic.mayAsk && !traffic.exits(ofClosing: id).isEmpty
  }

  /// Whether a gesture may begin at once: no guard or exit guard is asked, no visible screen built.
  ///
  /// Otherwise prevent the gesture and pass its move to `submit(gesture:)`: the navigator makes the
  /// move when the guards allow it.
  package func mayBegin(_ move: Intent) -> Bool { traffic.mayBegin(move, on: host.map(snapshot)) }

  /// Whether a move would change the tree.
  package func isApplicable(_ move: Intent) -> Bool {
    traffic.isApplicable(move, on: host.map(snapshot))
  }
  /// Whether Back from an element would lead to a column that cannot be shown.
  package func isDeadEnd(_ element: NodeID) -> Bool { traffic.isDeadEnd(element) }

  /// Requests the move of a gesture that `mayBegin(_:)` did not allow to begin.
  @discardableResult
  package func submit(gesture move: Intent) -> NavigationRequest {
    submit(move, cause: .user, site: .user)
  }
}

extension SceneNavigator {
  /// The context of a node; nil when the node has left the scene, or is a stack without a route.
  func context(of node: NodeID) -> ScreenContext<AnyRoute>? {
    guard let route = traffic.tree.route(of: node) else {
      return isCurtain ? nil : curtains?.context(of: node)
    }
    func new() -> RouteValue {
      RouteValue(
        route, traffic.presentation(of: node),
        restored: traffic.tree.node(node)?.extra?.models ?? [:])
    }
    let value = isClosed ? new() : screens.value(of: node, orElse: new())
    if isClosed { value.letGo() }
    return ScreenContext<AnyRoute>(node, value, in: self)
  }

  /// Updates the screens, questions, stacks and tasks that a change of the tree concerns.
  func apply(_ change: Effect.Change) {
    let plan = change.plan
    let request = change.request.flatMap { requests[$0] }
    if let request { exchange(&request.cargo.answer, with: nil)?() }
    for id in plan.leaving { screens.forget(id, cause: change.cause, isHosted: host != nil) }
    var touched = screens.tell(of: plan, in: traffic)
    stacks.refresh(hasNewNodes: !plan.entering.isEmpty)
    defer { if isCurtain, traffic.tree.layers.isEmpty { curtains?.end(self) } }
    observers.treeChanged(from: plan.from, to: plan.to)
    if isCurtain { ground.observers.routesChanged(from: plan.from, to: plan.to) }
    if let request { deliver(request, to: change.committed?.recipient) }
    if let target = change.committed?.target { touched.append(target) }
    var updated: [NodeID] = []
    for id in touched where !updated.contains(id) {
      updated.append(id)
      // A screen that is not built yet is updated when it is. Another update may have closed this.
      guard let value = screens.values[id], value.isBuilt, !value.isGone else { continue }
      taskRunner.update(ScreenContext<AnyRoute>(id, value, in: self))
    }
  }

  /// Gives the request's question and handed object to the screen of `node`, each only once.
  ///
  /// Without a node, the question ends and the object is dropped.
  func deliver(_ request: NavigationRequest, to node: NodeID?) {
    if let question = request.cargo.question, !question.isPosed {
      screens.pose(question, at: node)
    }
    guard let object = request.cargo.handed else { return }
    request.cargo.handed = nil
    if let node { context(of: node)?.value.hand(over: object) }
  }

  /// A host calls this when it has built a node's screen; a node without a route is ignored.
  package func screenWasBuilt(_ id: NodeID) {
    guard let screen = context(of: id) else { return }
    screen.value.isBuilt = true
    taskRunner.update(screen)
  }

  /// Begins the tasks after an arrival at a screen; `shown` is the tree on screen then.
  func beginTasks(after arrival: Arrival, on shown: NavigationTree) {
    guard let node = arrival.node, !taskRunner.isEmpty(for: arrival.route) else { return }
    // A newer commit may have removed the node from the present tree.
    let gone = screens.values[node].map { ScreenContext<AnyRoute>(node, $0, in: self) }
    guard let screen = context(of: node) ?? gone else { return }
    taskRunner.begin(at: screen, along: shown.chain(to: node), arrival)
  }
}
