/// Answers about the present state; nothing here changes it.
extension Traffic {
  /// Whether a gesture may begin: its plan asks no guard or screen, and builds no visible screen.
  func mayBegin(_ move: Intent, on snapshot: ScreenSnapshot?) -> Bool {
    do {
      let plan = try plan(for: move, in: tree(on: snapshot), isGesture: true)
      // It may build the neighbours of a page, which are out of sight.
      return try !plan.entering.contains(where: plan.to.isVisible)
        && guards(of: plan, for: move).isEmpty
        && exits(of: plan, for: move).isEmpty
    } catch { return false }
  }

  /// Whether a move can be made at once: its plan asks no guard and no screen.
  func asksNothing(_ move: Intent) -> Bool {
    do {
      let plan = try plan(for: move, in: tree, isGesture: true)
      return try guards(of: plan, for: move).isEmpty && exits(of: plan, for: move).isEmpty
    } catch { return false }
  }

  /// Whether a gesture would change the tree.
  func isApplicable(_ move: Intent, on snapshot: ScreenSnapshot?) -> Bool {
    possiblePlan(for: move, in: tree(on: snapshot), isGesture: true)?.isEmpty == false
  }

  /// Whether an element is the first of a collapsed column before which nothing can be shown.
  func isDeadEnd(_ element: NodeID) -> Bool {
    tree.columnBefore(element).map { isApplicable($0, on: nil) } == false
  }

  /// The tree as it will be after it has followed the screen that `snapshot` shows.
  private func tree(on snapshot: ScreenSnapshot?) -> NavigationTree {
    guard host.isAtRest, let reading = snapshot?.reading, !host.shown.agrees(with: reading)
    else { return tree }
    var tree = tree
    tree.follow(reading)
    return tree
  }

  /// The screens that must be asked before `node` is closed.
  func exits(ofClosing node: NodeID) -> [NodeID] {
    guard mayAsk, let plan = possiblePlan(for: .close(.node(node))) else { return [] }
    return exits(of: plan, for: .close(.node(node)))
  }

  /// The number of the newest restoration that has not committed.
  var restoration: Int? {
    (parked + rows.all).last {
      if case .restore? = requests[$0]?.intent { true } else { false }
    }
  }

  /// The routes above the first screen of a stack.
  func elements(of stack: AnyRoute) -> [AnyRoute] {
    guard let id = tree.stack(startingWith: stack) else { return [] }
    return tree[id].children.dropFirst().compactMap { $0.id.flatMap(tree.route(of:)) }
  }

  /// The newest path that a request on its way sets in this stack; nil without one.
  func pendingPath(of stack: AnyRoute) -> [AnyRoute]? {
    rows.all.sorted(by: >).lazy.compactMap { number in
      guard case .setPath(.stack(stack), let path, _)? = requests[number]?.original else {
        return nil
      }
      return path
    }.first
  }
}
