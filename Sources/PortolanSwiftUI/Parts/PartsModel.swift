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
      change(animated: false) { settle(keeping: kept) }
      return done()
    }
    isSwitching = true
    withAnimation(look.animation) {
      for place in parts.indices where parts[place].id == old { parts[place].isLeaving = true }
      bring(new, look.insertion)
    } completion: { [weak self] in
      guard let self else { return }
      change(animated: false) { self.settle(keeping: kept) }
      isSwitching = false
      done()
    }
  }

  func drop(_ ids: Set<NodeID>) {
    guard parts.contains(where: { ids.contains($0.id) }) else { return }
    change(animated: false) { parts.removeAll { ids.contains($0.id) } }
  }

  /// The current part alone is seen; those that are kept stay, hidden.
  private func settle(keeping kept: [NodeID]) {
    parts.removeAll { $0.id != current && !kept.contains($0.id) }
    if let current { bring(current, .identity) }
    for place in parts.indices {
      parts[place].isHidden = parts[place].id != current
      parts[place].isLeaving = false
    }
  }

  /// Puts a part in front; one that was kept stays in place, or it would lose its state.
  private func bring(_ id: NodeID, _ insertion: AnyTransition) {
    guard let place = parts.firstIndex(where: { $0.id == id }) else {
      return parts.append(Part(id: id, insertion: insertion))
    }
    parts[place].isHidden = false
    if place != parts.count - 1 { parts.append(parts.remove(at: place)) }
  }
}

/// Changes state; without animation also where SwiftUI would animate by itself (S4).
@MainActor func change(animated: Bool, _ body: () -> Void) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  if animated { body() } else { withTransaction(transaction, body) }
}
