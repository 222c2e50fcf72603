public import Foundation

/// The buttons that a swipe over a row shows.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  private let ownActions: [UIContextualAction]

  /// Creates a configuration with buttons, the outermost first.
  public init(actions: [UIContextualAction]) { ownActions = actions }

  /// The buttons.
  open var actions: [UIContextualAction] { ownActions }

  /// Whether a long swipe performs the first button.
  open var performsFirstActionWithFullSwipe = true
}
