/// The motion with which a stack shows a replaced top.
///
/// ```swift
/// stack.set([.fourth], as: .pop)
/// ```
///
/// It applies when one top replaces another, whatever the number of elements. A screen that comes
/// on top of the old one is always a push, and a revealed screen always a pop, since a screen that
/// stays beneath cannot leave. Only `cut` applies to all three.
public enum StackMotion: String, Hashable, Sendable, Codable, CaseIterable {
  /// A new top is pushed.
  case automatic
  /// The new top comes with a push, also over several levels.
  case push
  /// The new top comes with a pop, as if it had stood beneath.
  case pop
  /// The new top appears at once.
  case cut
}

extension Plan {
  /// The motion with which a step changes a stack's top; nil for other steps and when it stays.
  ///
  /// A higher stack is a push, a lower one a pop. A replaced top uses `stackMotion`, by default a
  /// push. A plan without animation cuts. It is never `automatic`.
  package func motion(of step: Step) -> StackMotion? {
    guard case .setStack(let stack, _, let pushed) = step else { return nil }
    let old = from.node(stack)?.frontChild
    let new = to.node(stack)?.frontChild
    if old == new { return nil }
    if !isAnimated || stackMotion == .cut { return .cut }
    if pushed.isEmpty { return .pop }
    // The old top stays beneath the new one, so it cannot be popped.
    let isReplaced = old.map { !to.contains($0) } ?? false
    return isReplaced && stackMotion == .pop ? .pop : .push
  }
}

extension MapSet {
  /// How a layer, or an element of a stack, comes and goes: as the map says of it where it stands.
  ///
  /// A screen that a request put elsewhere moves as the map says of its own place.
  package func transition(of id: NodeID, in tree: NavigationTree) -> ScreenTransition {
    guard let route = tree.name(ofRoot: id) else { return .automatic }
    // The system moves columns.
    if tree.isFirstInColumn(id) { return .automatic }
    let isLayer = tree.parent(of: id) == nil
    return destination(ifKnown: route)?
      .transition { isLayer ? $0.isPresented : $0.isPushed } ?? .automatic
  }

  /// Whether what a step brings or takes away moves: the map cuts what has no motion.
  func moves(_ step: Step, in plan: Plan) -> Bool {
    let (old, new) = (plan.from, plan.to)
    switch step {
    case .present(let id, _): return transition(of: id, in: new) != .cut
    case .dismiss: return old.layerRoots.last.map { transition(of: $0, in: old) } != .cut
    case .setStack(let stack, _, let pushed):
      if plan.motion(of: step) == .push, let top = pushed.last {
        return transition(of: top, in: new) != .cut
      }
      return old.node(stack)?.frontChild.map { transition(of: $0, in: old) } != .cut
    case .switchPart, .fill, .setMembers, .select, .update: return true
    }
  }
}

extension NavigationTree {
  /// Whether a node is what a column of a split begins with: a screen, or the first one of a stack.
  fileprivate func isFirstInColumn(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id) else { return false }
    if kind(of: parent) == .split { return true }
    return kind(of: parent) == .stack && child(at: 0, of: parent) == id
      && self.parent(of: parent).map(kind) == .split
  }
}

extension Plan {
  /// Whether a step pushes one screen onto those that were there: a zoom then finds its source in front.
  ///
  /// What comes together with the screen beneath it finds none there.
  package func pushesOntoFront(_ step: Step) -> Bool {
    guard case .setStack(let stack, let kept, let pushed) = step else { return false }
    return pushed.count == 1 && kept == from.placeCount(of: stack)
  }
}
