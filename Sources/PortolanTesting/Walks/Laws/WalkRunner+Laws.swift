import Portolan

extension WalkRunner {
  /// Checks each law that can be checked now.
  func lookAround(after step: WalkStep<R>) {
    lookAtTree()
    lookAtArrivals()
    passes.lookAround()
    rows.lookAtOrder()
    guard isAtRest, !host.isTransitioning else { return }
    lookAtAgreement()
    lookAtWayBack()
    askers.lookAround(in: scene.tree)
    saving.lookAround()
    guard isHostTrusted else { return }
    lookAtModels()
    if case .revalidate = step { lookAtGuards() }
    if case .verb(.show(let route, _)) = step { lookAtMotion(of: route) }
  }

  /// Law 3: the tree changes only with an event, and its invariants hold.
  private func lookAtTree() {
    if scene.tree != watch.tree {
      watch.report(.nothingHalfDone, "it was \(watch.tree), and is \(scene.tree) without a commit")
    }
    for fault in scene.tree.faults { watch.report(.nothingHalfDone, fault) }
  }

  /// Law 1: the route of an arrival stood in front on the host's own screen.
  func lookAtArrivals() {
    for request in open {
      if let outcome = request.outcome { look(at: outcome, of: request.number) }
    }
    open.removeAll { $0.outcome != nil }
  }

  private func look(at outcome: Result<Arrival, NavigationError>, of number: Int) {
    guard case .success(let arrival) = outcome else { return }
    guard let front = watch.fronts[number] else {
      return watch.report(.everyRequestEnds, "request \(number) arrived without an event")
    }
    // An empty tree has no arrival.
    guard !arrival.isCovered, !front.isEmpty, let node = arrival.node, !front.contains(node) else {
      return
    }
    // The screen in front may belong to other code, which the tree names differently.
    if watch.foreigners.contains(node) { return }
    let name = arrival.route?.picture ?? "\(node)"
    watch.report(.arrival, "request \(number) arrived at \(name), which was not in front")
  }

  /// Law 2: reading the screen gives the tree; a reliable host shows exactly the tree.
  func lookAtAgreement() {
    guard isHostTrusted || host.manner == .behaves, !agrees else { return }
    watch.report(
      .agreement, "the screen shows \(host.screen.picture), the tree \(scene.tree.picture)")
  }

  /// Law 12: one step back is possible where a stack or a collapsed split offers it.
  private func lookAtWayBack() {
    guard host.curtains.isEmpty, let offer = scene.tree.visiblePath.last(where: offersBack),
      !scene.isApplicable(.back)
    else { return }
    watch.report(.backChangesSomething, "back is impossible in \(offer) of \(scene.tree)")
  }

  /// Whether a container shows a button that goes back to a screen.
  private func offersBack(_ id: NodeID) -> Bool {
    let tree = scene.tree
    switch tree.kind(of: id) {
    case .stack: return tree.placeCount(of: id) > 1
    case .split:
      return tree.isCollapsed(id)
        && (0..<tree.selection(of: id)).contains { tree.child(at: $0, of: id) != nil }
    default: return false
    }
  }

  /// Law 2 for other code: its screens stay as long as no request is made.
  func lookAtIntruder(after step: WalkStep<R>) {
    guard isAtRest, !host.isTransitioning, isHostTrusted else { return }
    switch step {
    case .other(.presents), .other(.pushes):
      guard let new = intruders.last, !host.screen.shows(ForeignID(new)) else { return }
      watch.report(.agreement, "a screen of other code is gone, without a request")
    default: return
    }
  }

  /// Law 11: before time passes, only its own guards delay the newest request.
  func lookAtRows() async {
    // Beneath a curtain no screen is asked, and a new screen may come in a moment.
    guard host.curtains.isEmpty, turnsToCome == 0 else { return }
    _ = await comesAbout(in: 500) { rows.heldUp == nil }
    if let heldUp = rows.heldUp {
      watch.report(.newestWins, "request \(heldUp) waits, and none of its guards is asked")
    }
  }

  var agrees: Bool {
    isHostTrusted
      ? host.screen == ScreenModel(showing: scene.tree) && host.faults.isEmpty
      : scene.tree.agrees(with: host.screen.reading)
  }
}
