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
