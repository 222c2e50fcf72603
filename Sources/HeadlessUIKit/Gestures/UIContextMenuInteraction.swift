public import Foundation

/// Opens a menu for a finger that rests on a view.
///
/// The system presents the menu as it does any other (U165).
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var owner: (any UIContextMenuInteractionDelegate)?
  private weak var holder: UIView?

  /// Creates an interaction that asks a delegate for menus.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    owner = delegate
  }

  /// Makes the menus.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { owner }

  /// The view that has it.
  open var view: UIView? { holder }

  /// Remembers the view.
  open func willMove(to view: UIView?) {}

  /// Remembers the view.
  open func didMove(to view: UIView?) { holder = view }

  /// Closes the menu that is open.
  open func dismissMenu() {
    let front = holder?.windowStorage?.rootViewController?.frontPresented
    guard front is _UIContextMenuActionsOnlyViewController else { return }
    front?.presentingViewController?.dismiss(animated: true)
  }
}

extension UIViewController {
  /// The last of what is presented over this controller.
  fileprivate var frontPresented: UIViewController? {
    var front = presentedViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }
}
