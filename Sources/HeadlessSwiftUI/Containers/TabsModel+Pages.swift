internal import HeadlessUIKit

/// A turn to another page that a finger holds, or that it has let go.
@MainActor final class PageTurn {
  let next: TabPart
  let transition: SceneTransition

  init(to next: TabPart, _ transition: SceneTransition) {
    (self.next, self.transition) = (next, transition)
  }
}

/// Pages: tabs without a bar, which a finger turns.
extension TabsModel {
  /// The tabs whose views have appeared while one is in front: of pages perhaps the neighbours too (S72).
  func seen(around front: TabPart?) -> [TabPart] {
    guard isPaged, stage.assumptions.neighbourPages == .appear, let front else {
      return [front].compactMap(\.self)
    }
    return [front] + neighbours(of: front)
  }

  func neighbours(of tab: TabPart) -> [TabPart] {
    guard let place = tabs.firstIndex(where: { $0 === tab }) else { return [] }
    return [place - 1, place + 1].filter(tabs.indices.contains).map { tabs[$0] }
  }

  /// Pages beside the one in front are built with it, or when a finger begins (S72).
  func buildNeighbours() {
    guard isPaged, stage.assumptions.neighbourPages != .buildLate, let shown else { return }
    for tab in neighbours(of: shown) where tab.host == nil { build(tab) }
  }

  /// A finger begins to turn to the page after or before; false when there is none.
  func beginTurn(forward: Bool) -> Bool {
    if let turn, !turn.transition.isHeld { stage.end(turn.transition) }
    guard isPaged, turn == nil, !isMoving, isThere, let shown,
      let place = tabs.firstIndex(where: { $0 === shown }),
      tabs.indices.contains(place + (forward ? 1 : -1))
    else { return false }
    let next = tabs[place + (forward ? 1 : -1)]
    if next.host == nil { build(next) }
    move(from: shown, to: next, animated: true)
    let held = SceneTransition(isHeld: true, seconds: Self.seconds) { [weak self] in
      self?.endTurn()
    }
    turn = PageTurn(to: next, held)
    stage.run(held, animated: true)
    return true
  }

  /// The finger goes back: nothing is written.
  func cancelTurn() {
    guard let turn, turn.transition.isHeld else { return }
    self.turn = nil
    stage.cancel(turn.transition)
    move(from: turn.next, to: shown, animated: true)
    settle(from: turn.next, to: shown)
    graph.check(self)
  }

  /// The finger lets go; the rest of the turn takes its time.
  func finishTurn() {
    guard let turn, turn.transition.isHeld else { return }
    turn.transition.isHeld = false
    stage.record(
      .select, animated: true, from: [shown.map(label) ?? ""], to: [label(of: turn.next)])
    if stage.assumptions.pageWrites == .first { write(turn.next) }
    graph.check(self)
  }

  private func endTurn() {
    guard let turn else { return }
    self.turn = nil
    let old = shown
    turned(to: turn.next)
    settle(from: old, to: turn.next)
    if stage.assumptions.pageWrites == .last { write(turn.next) }
    buildNeighbours()
    graph.check(self)
  }

  /// What the system writes; where the binding keeps another value, the page stays all the same until
  /// the next one comes (S13).
  private func write(_ page: TabPart) {
    for _ in 0..<(stage.assumptions.writesTwice ? 2 : 1) {
      if !selection.set(page.tag) {
        stage.report("TabView: the tag \(page.tag.base) is not of the selection's type")
      }
    }
    let wanted = selection.get()
    if wanted != page.tag { overruled = wanted }
  }

  /// Lets the views that are seen in one place begin to go, and those of another to come.
  func move(from old: TabPart?, to new: TabPart?, animated: Bool) {
    let (before, after) = (seen(around: old), seen(around: new))
    for tab in before where !after.contains(where: { $0 === tab }) {
      tab.host?.begin(false, animated: animated)
    }
    for tab in after { tab.host?.begin(true, animated: animated) }
  }

  /// Ends what `move` began.
  func settle(from old: TabPart?, to new: TabPart?) {
    for tab in seen(around: old) where tab.host?.isVisible == false { tab.host?.end() }
    guard isThere else { return }
    for tab in seen(around: new) { tab.host?.end() }
  }
}
