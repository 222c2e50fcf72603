import Portolan

/// One edit of a stack that is on screen.
///
/// SwiftUI chooses the animation by count alone: shorter pops, longer pushes, and a path of the
/// same length is replaced without animation (S1). Where that is not what is asked for, a first
/// write, which is not animated, makes the second one longer or shorter.
@MainActor struct StackStep {
  let stack: StackModel
  let screens: [NodeID]
  /// The screen that is seen on top now.
  let old: NodeID

  var top: NodeID { screens.last ?? stack.root }

  /// Writes the path; `done` is called with the last write, which the screen then follows.
  func perform(_ motion: Step.Motion, done: @escaping () -> Void) {
    guard motion != .cut, screens.first == stack.root else {
      return write(after: seen, animated: false, done)
    }
    let count = stack.screens.count
    let isNatural = motion == .push ? count < screens.count : count > screens.count
    let lead = motion == .push ? Array(screens.dropLast()) : screens + [old]
    write(after: isNatural ? nil : lead, animated: true, done)
  }

  /// What the stack shows, where the path has been said already and was not followed: a path is
  /// looked at only when it changes (S13).
  private var seen: [NodeID]? {
    guard old != stack.top, stack.path == Array(screens.dropFirst()) else { return nil }
    return stack.screens.firstIndex(of: old).map { Array(stack.screens.prefix(through: $0)) }
      ?? stack.screens + [old]
  }

  private func write(after lead: [NodeID]?, animated: Bool, _ done: @escaping () -> Void) {
    guard let lead, lead != stack.screens else { return end(animated: animated, done) }
    stack.update.wait { end(animated: animated, done) }
    change(animated: false) { stack.set(lead) }
  }

  private func end(animated: Bool, _ done: () -> Void) {
    change(animated: animated) { stack.set(screens) }
    done()
  }
}
