import Observation
import Portolan

/// The current part and the kept ones, the current one in front.
@MainActor @Observable final class PartsModel {
  /// One of the parts.
  struct Part: Identifiable {
    let id: NodeID
    var isHidden = false
    /// Beneath the part that replaces it, until that has come in.
    var isLeaving = false
    /// Coming in for the first time, with a transition.
    var isComing = false
    var insertion = AnyTransition.identity
    /// The switch that brought it: cleared and shown again in one update, it has other models.
    let switches: Int
  }

  private(set) var parts: [Part] = []
  private(set) var current: NodeID?
  @ObservationIgnored private(set) var isSwitching = false
  /// Counts the switches: one that was cut off by another changes nothing when it ends.
  @ObservationIgnored private var switches = 0

  func isHidden(_ id: NodeID) -> Bool { parts.contains { $0.id == id && $0.isHidden } }

  /// Shows another part; kept parts stay, hidden, with all their state.
  ///
  /// Calls `done` once, when the old part has been removed, unless another switch comes before.
  func show(
    _ new: NodeID?, keeping kept: [NodeID], _ look: PartLook?, done: @escaping () -> Void
  ) {
    let old = current
    current = new
    switches += 1
    let number = switches
    guard let look, let old, let new else {
      isSwitching = false
      change(animated: false) { settle(keeping: kept) }
      return done()
    }
    isSwitching = true
    withAnimation(look.animation) {
      for place in parts.indices where parts[place].id == old { parts[place].isLeaving = true }
      bring(new, look.insertion, isAnimated: true)
    } completion: { [weak self] in
      guard let self, number == switches else { return }
      change(animated: false) { self.settle(keeping: kept) }
      isSwitching = false
      done()
    }
  }

  func drop(_ ids: Set<NodeID>) {
    guard parts.contains(where: { ids.contains($0.id) }) else { return }
    change(animated: false) { parts.removeAll { ids.contains($0.id) } }
  }

  /// Only the current part is visible; kept parts stay, hidden.
  private func settle(keeping kept: [NodeID]) {
    parts.removeAll { $0.id != current && !kept.contains($0.id) }
    if let current { bring(current, .identity) }
    for place in parts.indices {
      parts[place].isHidden = parts[place].id != current
      parts[place].isLeaving = false
      parts[place].isComing = false
    }
  }

  /// Puts a part in front; a kept part stays at its index, or it would lose its state.
  private func bring(_ id: NodeID, _ insertion: AnyTransition, isAnimated: Bool = false) {
    guard let place = parts.firstIndex(where: { $0.id == id }) else {
      return parts.append(
        Part(id: id, isComing: isAnimated, insertion: insertion, switches: switches))
    }
    parts[place].isHidden = false
    if place != parts.count - 1 { parts.append(parts.remove(at: place)) }
  }
}

/// Changes state; without animation even when SwiftUI would animate by itself (S4).
@MainActor func change(animated: Bool, _ body: () -> Void) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  if animated { body() } else { withTransaction(transaction, body) }
}
