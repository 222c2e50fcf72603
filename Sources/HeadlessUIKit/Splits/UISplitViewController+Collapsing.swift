import Foundation

/// Collapsed, the columns stand in one stack: that of each is pushed on the first one's (U127).
extension UISplitViewController {
  /// Follows the room from side to side.
  func adapt() {
    let isNarrow =
      screen.keepsColumns
      ? showsOneColumn : traitCollection.horizontalSizeClass == .compact
    guard !isClassic else { return adaptClassic(isNarrow) }
    guard isNarrow != showsOneColumn else { return isNarrow ? layOutOne() : showAll() }
    settleColumns()
    if isNarrow { collapse() } else { expand() }
  }

  /// The proposal comes from the columns alone, not from what a user looked at (U128).
  private func collapse() {
    let proposed: UISplitViewController.Column =
      compact != nil ? .compact : screen.assumptions.collapsesToSecondary ? .secondary : .primary
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    showsOneColumn = true
    showOne(order.filter { $0.rawValue <= top.rawValue && stacks[$0] != nil })
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    let wanted =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: preferredDisplayMode)
      ?? preferredDisplayMode
    collapseNoMore()
    showsOneColumn = false
    mode = wanted
    showAll()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Shows the first column, and others on top of it.
  func showOne(_ columns: [UISplitViewController.Column]) {
    for stack in stacks.values where stack !== base || compact != nil { takeOut(stack) }
    layOutOne()
    if compact == nil { raise(columns, animated: false) }
  }

  private func layOutOne() {
    guard let shown = compact ?? base else { return }
    place(shown, in: viewStorage?.bounds ?? .zero)
  }

  /// Takes the columns apart that stand in one stack.
  func collapseNoMore() {
    if let compact { takeOut(compact) }
    // One that was popped may still hold another.
    for column in order.reversed() { stacks[column]?.leaveLowerColumn() }
  }

  // MARK: One stack

  /// The stacks that stand on each other, lowest first.
  var chain: [UINavigationController] { base.map { [$0] + $0.columnsAbove } ?? [] }

  /// The columns in the one stack.
  var raisedColumns: [UISplitViewController.Column] {
    let chain = chain
    return order.filter { column in chain.contains { $0 === stacks[column] } }
  }

  /// Pushes columns on those that stand already, as one change.
  func raise(_ columns: [UISplitViewController.Column], animated: Bool) {
    let standing = chain
    let new = columns.compactMap { stacks[$0] }.filter { stack in
      !standing.contains { $0 === stack }
    }
    guard let base, let lowest = new.first else { return }
    for stack in new.flatMap({ [$0] + $0.columnsAbove }).reversed() { stack.leaveLowerColumn() }
    if screen.assumptions.nestsColumnsDeeply {
      for (lower, upper) in zip(new, new.dropFirst()).reversed() {
        lower.put([upper], animated: false)
      }
      (standing.last ?? base).put([lowest], animated: animated)
    } else {
      base.put(new, animated: animated)
    }
  }

  /// Takes away what stands on a column.
  func lower(to column: UISplitViewController.Column, animated: Bool) {
    let standing = chain
    guard let place = standing.firstIndex(where: { $0 === stacks[column] }),
      place + 1 < standing.count, let lower = standing[place + 1].lowerColumn,
      let index = lower.stack.firstIndex(where: { $0 === standing[place + 1] }), index > 0
    else { return }
    _ = lower.pop(toIndex: index - 1, animated: animated)
  }
}
