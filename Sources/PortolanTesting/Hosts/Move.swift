public import Portolan

/// A gesture of the user, for `RecordingHost.make(_:in:)`.
public enum Move: Hashable, Sendable {
  /// Swipe back one screen in the stack in front.
  case back
  /// Go back to the first screen of the stack in front, as the menu of Back does.
  case first
  /// Select the member at a position, from 0, of tabs, pages, a split or a container of the app's
  /// own.
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
