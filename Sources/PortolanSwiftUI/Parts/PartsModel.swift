import Observation
import Portolan

/// The parts that are on screen or kept: the one that is shown stands in front.
@MainActor @Observable final class PartsModel {
  /// A part among the others.
  struct Part: Identifiable {
    let id: NodeID
    var isHidden = false
    /// Beneath the part that replaces it, until that has come in.
    var isLeaving = false
    var insertion = AnyTransition.identity
  }

  private(set) var parts: [Part] = []
  private(set) var current: NodeID?
  @ObservationIgnored private(set) var isSwitching = false

  /// Shows another part; those that are kept stay, hidden, with all their state.
  ///
  /// `done` is called once, when the old part is out.
  func show(
    _ new: NodeID?, keeping kept: [NodeID], _ look: PartLook?, done: @escaping () -> Void
  ) {
    let old = current
    current = new
    guard let look, let old, let new else {
      unanimated { replace(old, by: new, kept) }
      return done()
    }
    isSwitching = true
    withAnimation(look.animation) {
      setLeaving(old)
      bring(new, look.insertion)
    } completion: { [weak self] in
      guard let self else { return }
      unanimated { self.replace(old, by: self.current, kept) }
      isSwitching = false
      done()
    }
  }

  func drop(_ ids: Set<NodeID>) {
    guard parts.contains(where: { ids.contains($0.id) }) else { return }
    unanimated { parts.removeAll { ids.contains($0.id) } }
  }

  private func replace(_ old: NodeID?, by new: NodeID?, _ kept: [NodeID]) {
    parts.removeAll { $0.id != new && !kept.contains($0.id) }
    for place in parts.indices where parts[place].id != new {
      parts[place].isHidden = true
      parts[place].isLeaving = false
    }
    if let new { bring(new, .identity) }
  }

  private func setLeaving(_ id: NodeID) {
    guard let place = parts.firstIndex(where: { $0.id == id }) else { return }
    parts[place].isLeaving = true
  }

  /// A part that was kept fades in where it stands: taken out and put in anew it would lose its
  /// state.
  private func bring(_ id: NodeID, _ insertion: AnyTransition) {
    guard let place = parts.firstIndex(where: { $0.id == id }) else {
      return parts.append(Part(id: id, insertion: insertion))
    }
    parts[place].isHidden = false
    parts[place].isLeaving = false
    if place != parts.count - 1 { parts.append(parts.remove(at: place)) }
  }
}

/// Changes state without animation (S4).
@MainActor func unanimated(_ change: () -> Void) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  withTransaction(transaction, change)
}
