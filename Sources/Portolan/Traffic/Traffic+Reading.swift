extension Traffic {
  /// Takes in a look at the screen: the tree follows changes by the user or other code.
  ///
  /// At the end of a move the host removes screens that are too much. Before a request or an answer
  /// it removes none; and while the host is behind, its screen is not read.
  mutating func see(_ sight: Sight, isEndOfMove: Bool) {
    stage.isMoving = sight.isMoving
    guard stage.performance == nil, isEndOfMove || stage.isAtRest, !sight.isMoving else { return }
    read(sight.reading, mayRepair: isEndOfMove)
  }

  /// Reads the screen: the tree follows screens that went, and the host removes surplus ones.
  mutating func read(_ reading: ScreenReading?, mayRepair: Bool) {
    stage.isInDoubt = false
    guard let reading, !stage.shown.agrees(with: reading) else { return }
    let old = stage.shown
    var actual = old
    // New screens of other code must not get the numbers of newer commits.
    actual.number(after: tree)
    actual.follow(reading)
    if actual != old {
      if stage.shownCommit == stage.lastCommit {
        follow(actual)
        fillCompanions(old, reading)
      } else {
        stage.shown = actual
        // Columns are filled when the newest tree is read; here each would commit a newer one.
        lose(Plan(from: old, to: actual).leaving)
      }
    }
    stage.isInDoubt = !stage.shown.agrees(with: reading)
    if mayRepair, stage.isInDoubt, !isClosed {
      begin(
        stage.shown.repair(after: reading), goal: stage.shown, commit: stage.shownCommit,
        isRepair: true)
    }
  }

  /// Commits the tree that the screen shows already.
  private mutating func follow(_ actual: NavigationTree) {
    change(to: actual)
    stage.settle(on: tree)
    tell { .followed(map: $0.mapName(), to: $0.tree) }
  }

  /// Removes screens from the newest tree that a person dragged away while the screen was behind.
  ///
  /// Only screens that newer requests named come back.
  private mutating func lose(_ gone: [NodeID]) {
    var newest = tree
    newest.lose(gone, sparing: stage.wanted)
    guard newest != tree else { return }
    // The plan of the commit that is still to be performed stays.
    let fresh = stage.freshPlan
    change(to: newest)
    stage.freshPlan = fresh
    tell { .followed(map: $0.mapName(), to: $0.tree) }
  }

  /// Enters columns that a split has begun to show, and the neighbours of a page to which a person has
  /// turned, as far as no guard must be asked for them.
  private mutating func fillCompanions(_ old: NavigationTree, _ reading: ScreenReading) {
    for container in reading.containers {
      let fill = LiveIntent.fillCompanions(of: container.node)
      guard let node = old.node(container.node), container.content.showsMore(than: node),
        isApplicable(fill, on: nil)
      else { continue }
      take(LiveSignal.Submission(intent: fill, site: .library))
    }
  }
}

extension ScreenReading.Content {
  /// Whether members come into reach that could not be seen before.
  fileprivate func showsMore(than node: Node) -> Bool {
    switch self {
    case .split(_, isCollapsed: false): return node.isCollapsed
    case .members(let position): return node.kind == .pages && node.selection != position
    default: return false
    }
  }
}
