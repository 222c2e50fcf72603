import Portolan

/// One edit of a stack that is on screen.
///
/// SwiftUI chooses the animation by count alone: shorter pops, longer pushes, and a path of the
/// same length is replaced without animation (S1). Where the plan asks for another motion, a first
/// write, which is not animated, makes the second one longer or shorter.
extension StackModel {
  /// Writes the path; `done` is called with the last write, which the screen then follows.
  ///
  /// Nothing moves when the screen on display stays on top.
  func show(
    _ new: [NodeID], _ motion: StackMotion, over old: NodeID, done: @escaping () -> Void
  ) {
    let isNatural = motion == .push ? screens.count < new.count : screens.count > new.count
    if motion == .cut || new.first != root || new.last == old {
      write(new, after: unheard(new, old), animated: false, done)
    } else {
      let lead = motion == .push ? Array(new.dropLast()) : new + [old]
      write(new, after: isNatural ? nil : lead, animated: true, done)
    }
  }

  /// Writes again what SwiftUI has missed, after the path that it shows then, under what has left it.
  func rewrite(under left: NodeID?, done: @escaping () -> Void) {
    let missed = screens
    rewritten = missed
    let shown = left.map { missed + [$0] } ?? lastSurePath.map { [root] + $0 }
    write(missed, after: shown, animated: false, done)
  }

  /// The screens on display, when SwiftUI has seen the path and did not follow it: it looks at a path
  /// only when that changes (S13).
  private func unheard(_ new: [NodeID], _ old: NodeID) -> [NodeID]? {
    guard old != top, seenPath == Array(new.dropFirst()) else { return nil }
    return screens.firstIndex(of: old).map { Array(screens.prefix(through: $0)) } ?? screens + [old]
  }

  private func write(
    _ new: [NodeID], after lead: [NodeID]?, animated: Bool, _ done: @escaping () -> Void
  ) {
    // A stack that has gone sees no update any more.
    let end = { [weak self] in
      change(animated: animated) { self?.set(new) }
      done()
    }
    update.stop()
    // SwiftUI reacts only to another path than the one that it has seen (S13).
    guard let lead, lead.first != root || Array(lead.dropFirst()) != seenPath else { return end() }
    update.whenSeen(end)
    change(animated: false) { set(lead) }
  }
}
