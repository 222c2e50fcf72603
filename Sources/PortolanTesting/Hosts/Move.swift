public import Portolan

/// A move of a finger on a screen.
public enum Move: Hashable, Sendable {
  /// Swipe back one step.
  case back
  /// Go back to the first screen of the visible stack.
  case first
  /// Select a member of tabs, pages, a split or a container of the app's own.
  case select(in: NodeID, position: Int)
  /// Drag the front layer away.
  case dismiss

  var intent: Intent {
    switch self {
    case .back: return .back
    case .first: return .pop(to: .first)
    case .select(let container, let position): return .select(.member(of: container, at: position))
    case .dismiss: return .dismiss()
    }
  }
}
