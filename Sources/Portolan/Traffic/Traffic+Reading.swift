extension Traffic {
  /// Takes in a look at the screen: the tree follows changes by a user or other code.
  ///
  /// After a gesture (`isEndOfMove`) the host also removes surplus screens; before a request or an
  /// answer it removes none. A screen that lags behind the tree is not read.
  mutating func see(_ snapshot: ScreenSnapshot, isEndOfMove: Bool) {
    host.isMoving = snapshot.isMoving
    guard host.performance == nil, isEndOfMove || host.isAtRest, !snapshot.isMoving else { return }
    read(snapshot.reading, mayRepair: isEndOfMove)
  }

  /// Lets the tree follow a reading; with `mayRepair`, the host removes surplus screens.
  ///
  /// After a plan of ours the platform may have dropped some of its steps.
  mutating func read(_ reading: ScreenReading?, mayRepair: Bool, after plan: NavigationPlan? = nil)
  {
    host.isInDoubt = false
    guard let reading else { return }
    note(reading.others)
    let inFront = host.demanded.isEmpty ? [] : unentered(in: reading)
    host.demanded.removeAll { !inFront.contains($0) }
    guard !host.shown.agrees(with: reading) else { return }
    let old = host.shown
    var actual = old
    // New screens of other code must not get node ids that newer commits have used.
    actual.number(after: tree)
    actual.follow(reading, after: plan)
    if actual != old {
      if host.shownCommit == host.lastCommit {
        follow(actual)
        fillCompanions(old, reading)
      } else {
        host.shown = actual
        // Empty columns are filled when the newest tree is read; here each would make a commit.
        lose(NavigationPlan(from: old, to: actual).leaving, as: actual)
      }
    }
    host.isInDoubt = !host.shown.agrees(with: reading)
    guard mayRepair, host.isInDoubt, !isClosed else { return }
    let entered = enter(reading, after: plan)
    let coming = entered.filter(\.isAtOnce).map(\.container)
    let repair = host.shown.repair(after: reading, sparing: coming)
    guard coming.isEmpty || !repair.isEmpty else { return }
    let faults = host.shown.repair(after: reading, sparing: entered.map(\.container))
    begin(
      repair, goal: host.shown, commit: host.shownCommit, isRepair: true,
      isExpected: faults.isEmpty)
  }

  /// Notes how layers of other code behave; one that is asked and behaves otherwise now is asked anew.
  mutating func note(_ others: [ForeignID: OtherLayer]) {
    let old = host.others
    guard old != others else { return }
    host.others = others
    stopAsking(
      askings.ofScreens.filter {
        let screen = askings[$0]?.addressee.screen.flatMap(tree.node)
        return screen?.extra?.foreign.map { old[$0] != others[$0] } == true
      })
  }

  /// Asks for the members that other code has selected and that were never entered, as a tap does.
  ///
  /// Where the member does not come at once, the member before comes back while guards are asked.
  private mutating func enter(
    _ reading: ScreenReading, after plan: NavigationPlan?
  ) -> [(container: NodeID, isAtOnce: Bool)] {
    unentered(in: reading).compactMap { move in
      let isAsked = (rows.all + parked).contains { requests[$0]?.original == move }
      guard case .select(.member(let container, _)) = move, plan?.changes(container) != true,
        !isAsked, !host.demanded.contains(move), isApplicable(move, on: nil)
      else { return nil }
      host.demanded.append(move)
      defer { take(Signal.Submission(intent: move, cause: .user, site: .user)) }
      return (container, asksNothing(move))
    }
  }

  /// The taps on the members that are in front of their containers and were never entered.
  private func unentered(in reading: ScreenReading) -> [Intent] {
    reading.containers.compactMap { container in
      guard let node = host.shown.node(container.node),
        let position = container.content.front(of: node), !node.isEntered(at: position)
      else { return nil }
      return .select(.member(of: node.id, at: position))
    }
  }

  /// Commits the tree that the screen shows already.
  private mutating func follow(_ actual: NavigationTree) {
    let old = tree
    change(to: actual)
    host.settle(on: tree)
    tell { .followed(.init(map: $0.mapName(), from: old, to: $0.tree)) }
  }

  /// Removes from the newest tree the screens that a user closed before the host showed it.
  ///
  /// Screens that newer requests need stay in the tree, and so come back on the screen; those of other
  /// code cannot.
  private mutating func lose(_ gone: [NodeID], as actual: NavigationTree) {
    var newest = tree
    newest.lose(gone, sparing: host.wanted)
    newest.loseStrangers(gone, as: actual)
    guard newest != tree else { return }
    // The host still has to perform this plan.
    let (fresh, old) = (host.freshPlan, tree)
    change(to: newest)
    host.freshPlan = fresh
    tell { .followed(.init(map: $0.mapName(), from: old, to: $0.tree)) }
  }

  /// Makes a request to build the columns that a split now shows, or the neighbours of the page to
  /// which a user has turned; those whose guards must be asked stay empty.
  private mutating func fillCompanions(_ old: NavigationTree, _ reading: ScreenReading) {
    for container in reading.containers {
      let fill = Intent.fillCompanions(of: container.node)
      guard let node = old.node(container.node), container.content.showsMore(than: node),
        isApplicable(fill, on: nil)
      else { continue }
      take(Signal.Submission(intent: fill, site: .library))
    }
  }
}

extension ScreenReading.Content {
  /// The position that fills the container's place on screen; nil for a stack, and for a split with room.
  fileprivate func front(of node: Node) -> Int? {
    switch self {
    case .members(let position), .split(let position, isCollapsed: true):
      return (0..<node.children.count).contains(position) ? position : nil
    case .stack, .split: return nil
    }
  }

  /// Whether the container shows, or offers beside it, other members than `node` did.
  fileprivate func showsMore(than node: Node) -> Bool {
    switch self {
    case .split(_, isCollapsed: false): return node.isCollapsed
    case .members(let position): return node.kind == .pages && node.selection != position
    default: return false
    }
  }
}
