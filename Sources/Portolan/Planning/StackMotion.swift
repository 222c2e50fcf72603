/// The motion with which a stack shows a new top screen in place of the old one.
///
/// ```swift
/// stack.set([.fourth], as: .pop)
/// ```
///
/// The motion applies when the old top screen closes and a new screen takes its position, also when
/// other screens open or close with them. When the old top stays beneath the new one, the new one
/// is always pushed; when a screen beneath comes to the top, the old one is always popped. Only
/// `cut` applies in all three cases.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StackMotion: String, Hashable, Sendable, Codable, CaseIterable {
  /// The same as `push`; the default of all calls.
  case automatic
  /// The new top is pushed, also when the change closes several screens.
  case push
  /// The old top is popped, as if the new one had been beneath it.
  case pop
  /// The new top appears at once, without animation.
  case cut
}

extension NavigationPlan {
  /// The motion with which a step changes a stack's top; nil for other steps and when the top
  /// stays.
  ///
  /// Screens that come on top are pushed, and a screen beneath is revealed by a pop. A replaced top
  /// uses `stackMotion`, by default a push. A plan without animation cuts. The result is never
  /// `automatic`.
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
  /// The transition of a layer, or of an element of a stack, as the map says for its route.
  ///
  /// A screen that a request has put at another place has the transition of the map's placement.
  package func transition(of id: NodeID, in tree: NavigationTree) -> ScreenTransition {
    guard let route = tree.name(ofRoot: id) else { return .automatic }
    // The system itself animates columns.
    if tree.isFirstInColumn(id) { return .automatic }
    let isLayer = tree.parent(of: id) == nil
    return destination(ifKnown: route)?
      .transition { isLayer ? $0.isPresented : $0.isPushed } ?? .automatic
  }

  /// The transition of the screen that comes or goes with a step; nil for other steps.
  func transition(of step: Step, in plan: NavigationPlan) -> ScreenTransition? {
    let (old, new) = (plan.from, plan.to)
    switch step {
    case .present(let id, _): return transition(of: id, in: new)
    case .dismiss: return old.layerRoots.last.map { transition(of: $0, in: old) }
    case .setStack(let stack, _, let pushed):
      if plan.motion(of: step) == .push, let top = pushed.last {
        return transition(of: top, in: new)
      }
      return old.node(stack)?.frontChild.map { transition(of: $0, in: old) }
    case .switchPart, .fill, .setMembers, .select, .update: return nil
    }
  }
}

extension NavigationTree {
  /// Whether a column of a split begins with this node, which is a screen or the first in a stack.
  fileprivate func isFirstInColumn(_ id: NodeID) -> Bool {
    guard let parent = self[id].parent else { return false }
    if self[parent].kind == .split { return true }
    guard self[id].position == 0, let outer = self[parent].parent else { return false }
    return self[parent].kind == .stack && self[outer].kind == .split
  }
}

extension NavigationPlan {
  /// Whether a step pushes a single screen onto the old front one, where a zoom finds its source.
  ///
  /// A screen that comes together with the screen beneath it finds no source there.
  package func pushesOntoFront(_ step: Step) -> Bool {
    guard case .setStack(let stack, let kept, let pushed) = step else { return false }
    return pushed.count == 1 && kept == from.placeCount(of: stack)
  }
}
