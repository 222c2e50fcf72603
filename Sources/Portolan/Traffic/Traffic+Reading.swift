extension Traffic {
  /// The host was looked at: the tree follows what other code or the user did to the screen.
  ///
  /// At the end of a move the host takes away what is too much; before something is asked or
  /// answered it is left alone, and not looked at while it is behind.
  mutating func see(_ sight: Sight, isEndOfMove: Bool) {
    stage.isMoving = sight.isMoving
    guard stage.performance == nil, isEndOfMove || stage.isAtRest, !sight.isMoving else { return }
    _ = read(sight.reading, mayRepair: isEndOfMove)
  }

  /// Reads the screen: the tree follows what is gone, the host takes away what is too much.
  ///
  /// Returns whether the screen showed just what was expected.
  mutating func read(_ reading: ScreenReading?, mayRepair: Bool) -> Bool {
    guard let reading else { return true }
    stage.isInDoubt = false
    if stage.shown.agrees(with: reading) { return true }
    var actual = stage.shown
    // What is new on the screen is none of what was committed since.
    actual.number(after: tree)
    actual.follow(reading)
    if actual != stage.shown {
      let old = stage.shown
      if stage.shownCommit == stage.lastCommit {
        follow(actual)
        fillExpanded(old, reading)
      } else {
        stage.shown = actual
        // Columns are filled when the newest tree is read. To ask for it here would commit a newer
        // one each time.
        lose(Plan(from: old, to: actual).leaving)
      }
    }
    stage.isInDoubt = !stage.shown.agrees(with: reading)
    if mayRepair, stage.isInDoubt, !isClosed {
      begin(
        stage.shown.repair(after: reading), goal: stage.shown, commit: stage.shownCommit,
        isRepair: true)
    }
    return false
  }

  /// Commits what the screen shows; nothing is left for the host to do.
  private mutating func follow(_ actual: NavigationTree) {
    change(to: actual)
    stage.settle(on: tree)
    tell { .followed(map: $0.mapName(), to: $0.tree) }
  }

  /// Takes out of the newest tree what went from the screen while that was still behind.
  ///
  /// A person dragged it away while something else was asked for; only what was asked for comes back.
  private mutating func lose(_ gone: [NodeID]) {
    var newest = tree
    newest.lose(gone, sparing: stage.wanted)
    guard newest != tree else { return }
    // How the screen gets there is for the commit to say that it waits for.
    let fresh = stage.freshPlan
    change(to: newest)
    stage.freshPlan = fresh
    tell { .followed(map: $0.mapName(), to: $0.tree) }
  }

  /// Enters the columns that a split has begun to show, as far as nothing has to be asked for them.
  private mutating func fillExpanded(_ old: NavigationTree, _ reading: ScreenReading) {
    for container in reading.containers {
      guard case .split(_, isCollapsed: false) = container.content,
        old.node(container.node)?.isCollapsed == true
      else { continue }
      take(LiveSignal.Asked(intent: .fillCompanions(of: container.node), site: .library))
    }
  }
}
