/// How a stack that is set shows that its top is replaced.
///
/// ```swift
/// stack.set([.fourth], as: .pop)
/// ```
///
/// It is asked for where one top takes the place of another, whatever the number of elements. A
/// screen that comes on top of what is shown is a push and one that is revealed again a pop,
/// whatever was asked: nothing can leave that stays beneath. Only `cut` holds for all three.
public enum StackMotion: String, Hashable, Sendable, Codable, CaseIterable {
  /// A new top is pushed.
  case automatic
  /// The new top comes as a push, also over several levels.
  case push
  /// The new top comes as a pop, as if it had been there before.
  case pop
  /// The new top is there at once.
  case cut
}

extension Plan {
  /// How a step changes the top of a stack; nil for other steps and when the top stays.
  ///
  /// Longer is a push, shorter a pop, and where one top replaces another it is what was asked
  /// for, by default a push. A plan without animation cuts.
  package func motion(of step: Step) -> Step.Motion? {
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

extension Step {
  /// How the top of a stack gives way to another.
  public enum Motion: Hashable, Sendable {
    /// The new top comes over the old one.
    case push
    /// The old top goes and shows the new one beneath.
    case pop
    /// The new top is there at once.
    case cut
  }
}
