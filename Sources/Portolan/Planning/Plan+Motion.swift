extension Plan {
  /// How a step changes the top of a stack; nil for other steps and when the top stays.
  ///
  /// Longer is a push, shorter a pop, and where one top replaces another it is what was asked
  /// for, by default a push. A plan without animation cuts.
  public func motion(of step: Step) -> Step.Motion? {
    guard case .setStack(let stack, _, let pushed) = step else { return nil }
    let old = from.node(stack)?.frontChild
    let new = to.node(stack)?.frontChild
    if old == new { return nil }
    if !isAnimated || stackMotion == .cut { return .cut }
    if pushed.isEmpty { return .pop }
    // What stays beneath the new top has not gone, so it cannot be popped.
    let isReplaced = old.map { !to.contains($0) } ?? false
    return isReplaced && stackMotion == .pop ? .pop : .push
  }
}
