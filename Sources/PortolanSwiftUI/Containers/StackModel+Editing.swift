import Portolan

/// One edit of a stack that is on screen.
///
/// SwiftUI chooses the animation by count alone: shorter pops, longer pushes, and a path of the
/// same length is replaced without animation (S1). Where that is not what is asked for, a first
/// write, which is not animated, makes the second one longer or shorter.
extension StackModel {
  /// Writes the path; `done` is called with the last write, which the screen then follows.
  func show(
    _ new: [NodeID], _ motion: Step.Motion, over old: NodeID, done: @escaping () -> Void
  ) {
    let isNatural = motion == .push ? screens.count < new.count : screens.count > new.count
    if motion == .cut || new.first != root {
      write(new, after: unheard(new, old), animated: false, done)
    } else {
      let lead = motion == .push ? Array(new.dropLast()) : new + [old]
      write(new, after: isNatural ? nil : lead, animated: true, done)
    }
  }

  /// What is shown, where the path has been said already and was not followed: a path is looked
  /// at only when it changes (S13).
  private func unheard(_ new: [NodeID], _ old: NodeID) -> [NodeID]? {
    guard old != top, path == Array(new.dropFirst()) else { return nil }
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
    guard let lead, lead != screens else { return end() }
    update.body = end
    change(animated: false) { set(lead) }
  }
}
