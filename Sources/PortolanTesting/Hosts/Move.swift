public import Portolan

/// A gesture of the user, for `RecordingHost.make(_:in:)`.
public enum Move: Hashable, Sendable {
  /// Swipe back one screen in the stack in front.
  case back
  /// Go back to the first screen of the stack in front, as the menu of Back does.
  case first
  /// Select a member of tabs, pages, a split or the app's own container; `position` counts from 0.
  case select(in: NodeID, position: Int)
  /// Drag the front layer away, such as a sheet, or cancel a dialog.
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
